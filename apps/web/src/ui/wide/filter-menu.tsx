import { Check, ChevronDown, X } from 'lucide-react'
import { Popover, usePopover } from '../popover.tsx'

export type FilterOption = {
  readonly value: string
  readonly label: string
  /** How many rows it leaves; absent where nobody counted */
  readonly count?: number | undefined
}

type FilterMenuProps = {
  /** What it narrows by: 'Lokasi' */
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const CHIP =
  'flex h-9.5 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap max-desk:h-11.5'
const OPEN = 'border-field bg-surface hover:bg-sunken'
const CHOSEN = 'border-primary bg-primary-soft text-primary-strong'

/** Narrows a list by one of some values, each with how many rows it leaves; pressed again, by none. */
export function FilterMenu({ label, options, value, onChange }: FilterMenuProps) {
  const popover = usePopover()
  const { setAnchor, trigger, close } = popover
  const chosen = options.find((option) => option.value === value)
  return (
    <div ref={setAnchor} className={`${CHIP} ${chosen === undefined ? OPEN : CHOSEN}`}>
      <button type="button" {...trigger} className="-my-px flex h-[calc(100%+2px)] items-center gap-1.5">
        {chosen === undefined ? label : `${label}: ${chosen.label}`}
        {chosen === undefined && <ChevronDown className="size-4" />}
      </button>
      {chosen !== undefined && (
        <button type="button" aria-label={`Lepas saringan ${label}`} onClick={() => onChange(undefined)}>
          <X className="size-4" />
        </button>
      )}
      <Popover popover={popover} label={label} width={280} least={160}>
        <ul className="p-1.5">
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                aria-pressed={option.value === value}
                onClick={() => {
                  onChange(option.value === value ? undefined : option.value)
                  close()
                }}
                className="flex min-h-9 w-full items-center gap-2 rounded-control px-2.5 text-left text-sm text-ink hover:bg-sunken max-desk:min-h-11"
              >
                <Check className={`size-4 shrink-0 ${option.value === value ? '' : 'invisible'}`} />
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.count !== undefined && (
                  <span className="text-ink-muted tabular-nums">{option.count.toLocaleString('id-ID')}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}

type FilterToggleProps = {
  readonly label: string
  readonly count?: number | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A filter that is on or off, with how many rows it leaves. */
export function FilterToggle({ label, count, isOn, onChange }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={`${CHIP} ${isOn ? CHOSEN : OPEN}`}
    >
      {label}
      {count !== undefined && <span className="tabular-nums">{count.toLocaleString('id-ID')}</span>}
      {isOn && <X className="size-4" />}
    </button>
  )
}
