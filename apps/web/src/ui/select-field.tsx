import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldLook, controlClass } from './field.tsx'

type Option = { readonly value: number | string; readonly label: string }

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> &
  FieldLook & {
    readonly options: readonly Option[]
    /** Shown while nothing is chosen; its value is '' */
    readonly placeholder?: string
  }

/** A labelled choice among a handful: the system's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, options, placeholder, ...select } = props
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={`${controlClass(error !== undefined)} appearance-none pr-11`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-muted" />
        </div>
      )}
    </Field>
  )
}
