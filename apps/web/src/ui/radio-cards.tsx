import { type ReactNode, useId } from 'react'
import { FieldLabel, type FieldLook, FieldNote } from './field.tsx'

type Choice<T extends string | number> = {
  readonly value: T
  readonly label: string
  /** A second line: what the choice means, what is left of it */
  readonly hint?: string | undefined
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

type RadioCardsProps<T extends string | number> = FieldLook & {
  readonly name: string
  readonly value: T | null | undefined
  readonly onChange: (value: T) => void
  readonly onBlur?: () => void
  readonly options: readonly Choice<T>[]
  /** Side by side, for short words */
  readonly columns?: boolean
}

/** One of a few choices, each as large as a card. */
export function RadioCards<T extends string | number>(props: RadioCardsProps<T>) {
  const { label, error, hint, required, name, value, onChange, onBlur, options, columns = false } = props
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={(error ?? hint) === undefined ? undefined : `${id}-note`}
    >
      <p id={id} className="mb-2 text-sm font-semibold">
        <FieldLabel label={label} required={required} />
      </p>
      <div className={columns ? 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2' : 'space-y-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-13 cursor-pointer items-center gap-3 rounded-control border bg-surface px-3.5 py-2 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-default has-disabled:bg-sunken has-disabled:text-ink-muted has-focus-visible:outline-3 ${error === undefined ? 'border-field' : 'border-destructive'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-field bg-surface outline-none checked:border-6 checked:border-primary"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-base font-medium">{option.label}</span>
              {option.hint !== undefined && (
                <span className="block text-sm text-ink-muted">{option.hint}</span>
              )}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
