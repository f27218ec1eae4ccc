import { Suspense, lazy } from 'react'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KodeZona, type Tanggal, tambahHari, tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../lib/clock.ts'
import { formatTanggal } from '../lib/format.ts'
import { IconButton } from './icon-button.tsx'
import { Popover, usePopover } from './popover.tsx'

// Its library is large, and most people go by the arrows.
const DayCalendar = lazy(async () => ({
  default: (await import('./date-picker.calendar.tsx')).DayCalendar,
}))

type DayNavigatorProps = {
  /** By default today */
  readonly value?: Tanggal | undefined
  readonly onChange: (tanggal: Tanggal) => void
  /** The zone whose calendar decides what day is today. */
  readonly zona: KodeZona
}

const ARROW = 'hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40'
/** Of the calendar with its six weeks, so that it opens where it has room. */
const PANEL = { width: 326, height: 340 }

/** From day to day, and by a calendar to any of them; never past today by the server's clock. */
export function DayNavigator({ value, onChange, zona }: DayNavigatorProps) {
  const now = useServerNow()
  const popover = usePopover()
  const { id, isOpen, setAnchor, onPress, close } = popover
  const hariIni = tanggalLokal(now, zona)
  const hari = value ?? hariIni
  const hasNext = hari < hariIni
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton
          label="Hari sebelumnya"
          onClick={() => onChange(tambahHari(hari, -1))}
          className="hover:bg-sunken"
        >
          <ChevronLeft className="size-5" />
        </IconButton>
        {/* Above its arrows where text so large leaves no room between them. */}
        <div
          ref={setAnchor}
          className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-first @max-[16rem]:basis-full"
        >
          <button
            popoverTarget={id}
            onClick={onPress}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            type="button"
            className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunken"
          >
            <CalendarDays className="size-5 shrink-0 text-primary" />
            <span aria-live="polite" className="min-w-0 text-left">
              {hari === hariIni && <span className="block text-xs text-ink-muted">Hari ini</span>}
              {formatTanggal(hari)}
            </span>
          </button>
          <Popover popover={popover} label="Pilih tanggal" {...PANEL}>
            <Suspense fallback={<div style={{ height: PANEL.height }} />}>
              <DayCalendar
                value={hari}
                maxDate={hariIni}
                zona={zona}
                onPick={(tanggal) => {
                  onChange(tanggal)
                  close()
                }}
              />
            </Suspense>
          </Popover>
        </div>
        <IconButton
          label="Hari berikutnya"
          // Not `disabled`: the last step would take the focus away from who presses it by the keyboard.
          aria-disabled={!hasNext}
          onClick={() => {
            if (hasNext) onChange(tambahHari(hari, 1))
          }}
          className={ARROW}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}
