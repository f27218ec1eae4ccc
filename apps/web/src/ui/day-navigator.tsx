import { Suspense, lazy } from 'react'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KodeZona, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../lib/clock.ts'
import { formatTanggal } from '../lib/format.ts'
import { IconButton } from './icon-button.tsx'

// Most people go by the arrows: until it is here, the day stands in its place.
const DayButton = lazy(() =>
  import('./day-navigator.button.tsx').then(
    ({ DayButton: Button }) => ({ default: Button }),
    () => ({ default: Day }),
  ),
)

type DayNavigatorProps = {
  /** By default today */
  readonly value?: Tanggal | undefined
  readonly onChange: (tanggal: Tanggal) => void
  /** The zone whose calendar decides what day is today. */
  readonly zona: KodeZona
}

export type DayProps = {
  readonly hari: Tanggal
  readonly hariIni: Tanggal
  readonly zona: KodeZona
  readonly onPick: (tanggal: Tanggal) => void
}

const ARROW = 'hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40'

/** From day to day, and by a calendar to any of them; never past today by the server's clock. */
export function DayNavigator({ value, onChange, zona }: DayNavigatorProps) {
  const hariIni = tanggalLokal(useServerNow(), zona)
  const hari = value ?? hariIni
  const hasNext = hari < hariIni
  const day = { hari, hariIni, zona, onPick: onChange }
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton
          label="Hari sebelumnya"
          onClick={() => onChange(addHari(hari, -1))}
          className="hover:bg-sunken"
        >
          <ChevronLeft className="size-5" />
        </IconButton>
        {/* Above its arrows where text so large leaves no room between them. */}
        <div className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-first @max-[16rem]:basis-full">
          <Suspense fallback={<Day {...day} />}>
            <DayButton {...day} />
          </Suspense>
        </div>
        <IconButton
          label="Hari berikutnya"
          // Not `disabled`: the last step would take the focus away from who presses it by the keyboard.
          aria-disabled={!hasNext}
          onClick={() => {
            if (hasNext) onChange(addHari(hari, 1))
          }}
          className={ARROW}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}

function Day(props: DayProps) {
  return (
    <p className="flex min-h-11 items-center gap-2 px-3 font-semibold">
      <DayName {...props} />
    </p>
  )
}

export function DayName({ hari, hariIni }: Pick<DayProps, 'hari' | 'hariIni'>) {
  return (
    <>
      <CalendarDays className="size-5 shrink-0 text-primary" />
      <span aria-live="polite" className="min-w-0 text-left">
        {hari === hariIni && <span className="block text-xs text-ink-muted">Hari ini</span>}
        {formatTanggal(hari)}
      </span>
    </>
  )
}
