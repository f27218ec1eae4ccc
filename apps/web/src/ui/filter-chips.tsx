import { Check } from 'lucide-react'

type FilterChipsProps<T extends string | number> = {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T | undefined
  /** Pressing the chosen one clears it. */
  readonly onChange: (value: T | undefined) => void
}

/** Narrows a list by one of a few values, or by none. */
export function FilterChips<T extends string | number>(props: FilterChipsProps<T>) {
  const { label, options, value, onChange } = props
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? undefined : option.value)}
            className="flex min-h-11 items-center gap-1.5 rounded-full border border-field bg-surface px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
          >
            {isChosen && <Check className="size-4" />}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
