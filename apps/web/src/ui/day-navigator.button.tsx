import { Suspense, lazy } from 'react'
import { DayName, type DayProps } from './day-navigator.tsx'
import { Popover, usePopover } from './popover.tsx'

const DayCalendar = lazy(async () => ({
  default: (await import('./date-picker.calendar.tsx')).DayCalendar,
}))

/** Of the calendar with its six weeks, so that it opens where it has room. */
const PANEL = { width: 326, height: 340 }

/** The day of a `DayNavigator`, which opens a calendar. */
export function DayButton({ hari, hariIni, zona, onPick }: DayProps) {
  const popover = usePopover()
  const { setAnchor, close } = popover
  return (
    <div ref={setAnchor}>
      <button
        {...popover.trigger}
        type="button"
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunken"
      >
        <DayName hari={hari} hariIni={hariIni} />
      </button>
      <Popover popover={popover} label="Pilih tanggal" {...PANEL}>
        <Suspense fallback={<div style={{ height: PANEL.height }} />}>
          <DayCalendar
            value={hari}
            maxDate={hariIni}
            zona={zona}
            onPick={(tanggal) => {
              onPick(tanggal)
              close()
            }}
          />
        </Suspense>
      </Popover>
    </div>
  )
}
