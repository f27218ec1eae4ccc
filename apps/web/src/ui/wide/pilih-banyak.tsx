import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, controlClass } from '../field.tsx'
import { Popover, usePopover } from '../popover.tsx'

type Pilihan<T> = { readonly value: T; readonly label: string }

type PilihBanyakProps<T> = {
  readonly label: string
  readonly options: readonly Pilihan<T>[]
  /** None: any */
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
  /** What no choice is called */
  readonly all: string
  readonly error?: string | undefined
}

/** Some of many, found by their names; none chosen means any of them. */
export function PilihBanyak<T extends string | number>(props: PilihBanyakProps<T>) {
  const { label, options, value, onChange, all, error } = props
  const popover = usePopover()
  const [cari, setCari] = useState('')
  const cocok = options.filter((satu) => satu.label.toLowerCase().includes(cari.trim().toLowerCase()))
  const dipilih = options.filter((satu) => value.includes(satu.value))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div ref={popover.setAnchor}>
          <button
            type="button"
            {...control}
            {...popover.trigger}
            aria-label={`${label}: ${dipilih.length === 0 ? all : dipilih.map((satu) => satu.label).join(', ')}`}
            className={`${controlClass(false)} flex items-center justify-between gap-2 text-left`}
          >
            <span className="truncate">
              {dipilih.length === 0
                ? all
                : dipilih.length === 1
                  ? dipilih[0]?.label
                  : `${dipilih.length} dipilih`}
            </span>
            <ChevronDown className="size-4 shrink-0" />
          </button>
          <Popover popover={popover} label={label} width={340} least={260}>
            <div className="p-1.5">
              <input
                type="search"
                aria-label={`Cari ${label.toLowerCase()}`}
                placeholder="Cari"
                value={cari}
                onChange={({ target }) => setCari(target.value)}
                className={controlClass(false)}
              />
              <ul className="mt-1.5">
                {cocok.map((satu) => (
                  <li key={satu.value}>
                    <label className="flex min-h-11 items-center gap-3 rounded-control px-2.5 text-sm hover:bg-sunken">
                      <input
                        type="checkbox"
                        checked={value.includes(satu.value)}
                        onChange={({ target }) =>
                          onChange(
                            target.checked
                              ? [...value, satu.value]
                              : value.filter((nilai) => nilai !== satu.value),
                          )
                        }
                        className="size-4.5 accent-primary"
                      />
                      {satu.label}
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          </Popover>
        </div>
      )}
    </Field>
  )
}
