import { useState } from 'react'
import { type PickerProps, PopoverField } from './popover-field.tsx'
import { SelectPanel } from './searchable-select.panel.tsx'

/** One of the things to choose from; `hint` stands small below the label and is searched too. */
export type Option<Value> = { readonly value: Value; readonly label: string; readonly hint?: string }

/** Options that the server searches and hands out page by page; `useOptionSearch` makes one. */
export type OptionSource = {
  /** What the options answer. */
  readonly text: string
  /** Called with what is typed, once the typing rests. */
  readonly search: (text: string) => void
  readonly isPending: boolean
  readonly isError: boolean
  readonly retry: () => void
  readonly hasMore: boolean
  readonly loadMore: () => void
}

type SearchableSelectProps<Value> = PickerProps<Value | null> & {
  /** `null` when the chosen one is chosen again, which clears it. */
  readonly onChange: (value: Value | null) => void
  readonly options: readonly Option<Value>[]
  /** Without one, all options are at hand and are searched here. */
  readonly source?: OptionSource
  /** The chosen option where `options` may not hold it: the one a record came with. */
  readonly selected?: Option<Value> | undefined
  /** All options, by which the chosen one is named while `options` hold what a search has found. */
  readonly known?: readonly Option<Value>[]
  readonly placeholder?: string
}

/** A labelled choice among many, with a search. */
export function SearchableSelect<Value extends string | number>(props: SearchableSelectProps<Value>) {
  const { value, onChange, options, source, selected, known = options, ...rest } = props
  const { placeholder = 'Select an option...', ...field } = rest
  const [picked, setPicked] = useState<Option<Value>>()
  const chosen =
    value === null
      ? undefined
      : [picked, selected, ...known].find((option) => option !== undefined && option.value === value)
  return (
    <PopoverField {...field} text={chosen?.label} placeholder={placeholder} height={376} least={216}>
      {({ close }) => (
        <SelectPanel
          label={field.label}
          value={value}
          options={options}
          source={source}
          onPick={(option) => {
            setPicked(option)
            onChange(option.value === value ? null : option.value)
            close()
          }}
          onLeave={close}
        />
      )}
    </PopoverField>
  )
}
