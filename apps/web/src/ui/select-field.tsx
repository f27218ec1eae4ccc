import { type ComponentProps, useId } from 'react'
import { ChevronDown } from 'lucide-react'

type Option = { readonly value: number; readonly label: string }

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  readonly label: string
  readonly options: readonly Option[]
}

/** A labelled choice among a handful: the system's own list. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="min-h-12.5 w-full appearance-none rounded-control border border-field bg-surface py-2 pr-11 pl-3.5 text-base"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-muted" />
      </div>
    </div>
  )
}
