import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: string
  readonly hint?: string
}

/** Turns something on or off at once. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-default has-disabled:opacity-60">
      <span className="min-w-0">
        <span className="block text-base font-medium">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-muted">{hint}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        className="h-8 w-13 shrink-0 cursor-[inherit] appearance-none rounded-full bg-field p-1 transition-colors duration-150 before:block before:size-6 before:rounded-full before:bg-surface before:transition-transform before:duration-150 checked:bg-primary checked:before:translate-x-5"
      />
    </label>
  )
}
