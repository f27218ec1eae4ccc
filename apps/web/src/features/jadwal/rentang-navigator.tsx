import { ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'

type RentangProps = {
  /** What one goes by: 'minggu', 'bulan' */
  readonly sebutan: string
  /** What is shown */
  readonly judul: string
  /** Whether that is today's */
  readonly isKini: boolean
  readonly onKini: () => void
  /** So many of them on, or back */
  readonly onMaju: (berapa: 1 | -1) => void
}

/** From week to week or from month to month, and by its middle back to today's. */
export function RentangNavigator({ sebutan, judul, isKini, onKini, onMaju }: RentangProps) {
  const berjudul = sebutan.charAt(0).toUpperCase() + sebutan.slice(1)
  return (
    <div className="card p-1 @container">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton label={`${berjudul} sebelumnya`} className="hover:bg-sunken" onClick={() => onMaju(-1)}>
          <ChevronRight className="size-5 rotate-180" />
        </IconButton>
        {/* Above its arrows where text so large leaves no room between them. */}
        <div className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-first @max-[16rem]:basis-full">
          <button
            type="button"
            // Not `disabled`: it would take the focus away from who has just pressed it by the keyboard.
            aria-disabled={isKini}
            onClick={() => {
              if (!isKini) onKini()
            }}
            className="min-h-11 min-w-0 rounded-control px-3 hover:bg-sunken aria-disabled:cursor-default"
          >
            <span aria-live="polite" className="block font-semibold">
              {judul}
            </span>
            <span className={`block text-xs ${isKini ? 'text-ink-muted' : 'font-semibold text-primary'}`}>
              {isKini ? `${berjudul} ini` : `Kembali ke ${sebutan} ini`}
            </span>
          </button>
        </div>
        <IconButton label={`${berjudul} berikutnya`} className="hover:bg-sunken" onClick={() => onMaju(1)}>
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}
