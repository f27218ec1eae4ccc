import { ChevronRight } from 'lucide-react'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { formatRentang } from '../../lib/format-hari.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type PekanProps = {
  /** Mondays: of the week that is shown, and of today's */
  readonly mulai: Tanggal
  readonly kini: Tanggal
  readonly onMulai: (mulai: Tanggal) => void
}

/** From week to week, and by its middle back to this one. */
export function PekanNavigator({ mulai, kini, onMulai }: PekanProps) {
  const isKini = mulai === kini
  return (
    <div className="card p-1 @container">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton
          label="Minggu sebelumnya"
          className="hover:bg-sunken"
          onClick={() => onMulai(addHari(mulai, -7))}
        >
          <ChevronRight className="size-5 rotate-180" />
        </IconButton>
        {/* Above its arrows where text so large leaves no room between them. */}
        <div className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-first @max-[16rem]:basis-full">
          <button
            type="button"
            // Not `disabled`: it would take the focus away from who has just pressed it by the keyboard.
            aria-disabled={isKini}
            onClick={() => {
              if (!isKini) onMulai(kini)
            }}
            className="min-h-11 min-w-0 rounded-control px-3 hover:bg-sunken aria-disabled:cursor-default"
          >
            <span aria-live="polite" className="block font-semibold">
              {formatRentang(mulai, addHari(mulai, 6))}
            </span>
            <span className={`block text-xs ${isKini ? 'text-ink-muted' : 'font-semibold text-primary'}`}>
              {isKini ? 'Minggu ini' : 'Kembali ke minggu ini'}
            </span>
          </button>
        </div>
        <IconButton
          label="Minggu berikutnya"
          className="hover:bg-sunken"
          onClick={() => onMulai(addHari(mulai, 7))}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}
