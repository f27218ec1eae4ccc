import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type Bulan,
  addBulan,
  bulanLokal,
  compareBulan,
  formatBulan,
  isNextBulanAllowed,
} from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { useServerNow } from '../lib/clock.ts'
import { IconButton } from './icon-button.tsx'
import { MonthGrid } from './month-picker.grid.tsx'
import { Popover, usePopover } from './popover.tsx'
import { TAHUN_PERTAMA } from './year-picker.grid.tsx'

type MonthNavigatorProps = {
  readonly value: Bulan
  readonly onChange: (bulan: Bulan) => void
  /** The zone whose calendar decides what the current month is. */
  readonly zona: KodeZona
  /** The first month there is anything to see of; the first that a calendar of ours has unless told. */
  readonly min?: Bulan
  /** The last one; the current one unless told */
  readonly max?: Bulan
}

const AWAL: Bulan = { tahun: TAHUN_PERTAMA, bulan: 1 }
const ARROW = 'hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40'

/** From month to month, and by a panel to any of them; not past the current one by the server's clock unless told. */
export function MonthNavigator({ value, onChange, zona, min = AWAL, max: batas }: MonthNavigatorProps) {
  const now = useServerNow()
  const popover = usePopover()
  const { setAnchor, close } = popover
  const max = batas ?? bulanLokal(now, zona)
  const hasPrevious = compareBulan(value, min) > 0
  const hasNext = batas === undefined ? isNextBulanAllowed(value, now, zona) : compareBulan(value, batas) < 0
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton
          label="Bulan sebelumnya"
          // Not `disabled`: the last step would take the focus away from who presses it by the keyboard.
          aria-disabled={!hasPrevious}
          onClick={() => {
            if (hasPrevious) onChange(addBulan(value, -1))
          }}
          className={ARROW}
        >
          <ChevronLeft className="size-5" />
        </IconButton>
        {/* Above its arrows where text so large leaves no room between them. */}
        <div
          ref={setAnchor}
          className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-first @max-[16rem]:basis-full"
        >
          <button
            {...popover.trigger}
            type="button"
            className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunken"
          >
            <CalendarDays className="size-5 shrink-0 text-primary" />
            <span aria-live="polite">{formatBulan(value)}</span>
          </button>
          <Popover popover={popover} label="Pilih bulan" width={288}>
            <MonthGrid
              value={value}
              tahun={value.tahun}
              min={min}
              max={max}
              onPick={(bulan) => {
                onChange(bulan)
                close()
              }}
            />
          </Popover>
        </div>
        <IconButton
          label="Bulan berikutnya"
          aria-disabled={!hasNext}
          onClick={() => {
            if (hasNext) onChange(addBulan(value, 1))
          }}
          className={ARROW}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}
