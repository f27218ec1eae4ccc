import { type ComponentProps, useId } from 'react'
import { Check } from 'lucide-react'
import { FieldLabel, type FieldLook, FieldNote } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & FieldLook

/** A yes or no that takes effect when the form is sent. */
export function Checkbox({ label, error, hint, required, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:text-ink-muted">
        <span className="relative grid shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            required={required}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={(error ?? hint) === undefined ? undefined : `${id}-note`}
            className={`peer size-6 appearance-none rounded-[7px] border-2 bg-surface checked:border-primary checked:bg-primary disabled:opacity-60 ${error === undefined ? 'border-field' : 'border-destructive'}`}
          />
          <Check
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 text-base">
          <FieldLabel label={label} required={required} />
        </span>
      </label>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
