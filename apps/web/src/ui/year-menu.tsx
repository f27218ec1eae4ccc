import { CalendarDays, ChevronDown } from 'lucide-react'
import { Popover, usePopover } from './popover.tsx'
import { YearGrid } from './year-picker.grid.tsx'

type YearMenuProps = {
  readonly value: number
  readonly onChange: (tahun: number) => void
  readonly min: number
  readonly max: number
  readonly pageSize: number
}

/** The year that a list shows, and a panel to choose another: a `YearPicker` where there is no form. */
export function YearMenu({ value, onChange, min, max, pageSize }: YearMenuProps) {
  const popover = usePopover()
  const { setAnchor, close } = popover
  return (
    <span ref={setAnchor}>
      <button
        type="button"
        {...popover.trigger}
        aria-label={`Tahun ${value}`}
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunken"
      >
        <CalendarDays className="size-5 shrink-0 text-primary" />
        {value}
        <ChevronDown className="size-5 shrink-0 text-ink-muted" />
      </button>
      <Popover popover={popover} label="Pilih tahun" width={288}>
        <YearGrid
          value={value}
          rentang={{ min, max, ukuran: pageSize }}
          onPick={(tahun) => {
            onChange(tahun)
            close()
          }}
        />
      </Popover>
    </span>
  )
}
