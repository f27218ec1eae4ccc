import { Eraser } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { cutDetik } from '../../lib/format.ts'
import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import type { Kuas } from './lembar/lukis.ts'
import type { Roster } from './lembar/roster.queries.ts'

type PaletProps = {
  readonly roster: Roster
  readonly isBaca: boolean
  readonly kuas: Kuas | null
  readonly onKuas: (kuas: Kuas | null) => void
}

const TOMBOL =
  'flex min-h-11 items-center gap-2 rounded-control border border-transparent px-2 text-sm aria-pressed:border-primary aria-pressed:bg-primary-soft desk:min-h-9'

/** What paints: the kinds of shift with their hours, a day off, and what takes drafts away; pressed again, nothing does. */
export function Palet({ roster, isBaca, kuas, onKuas }: PaletProps) {
  const shift = roster.shift.filter(({ aktif }) => aktif)
  const press = (baru: Kuas) => onKuas(kuas === baru ? null : baru)
  if (shift.length === 0)
    return (
      <p className="pb-2 text-sm text-ink-muted">
        Belum ada jenis shift.{' '}
        {!isBaca && (
          <Link to="/kelola/jadwal/shift" className="font-semibold text-primary underline">
            Buat jenis shift
          </Link>
        )}
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
      <div role="group" aria-label="Kuas" className="flex flex-wrap items-center gap-1">
        {shift.map(({ id, huruf, warna, nama, jam_mulai, jam_selesai }) => (
          <button
            key={id}
            type="button"
            disabled={isBaca}
            aria-pressed={kuas === id}
            onClick={() => press(id)}
            className={TOMBOL}
          >
            <HurufShift huruf={huruf} warna={warna} />
            {nama} {cutDetik(jam_mulai)}–{cutDetik(jam_selesai)}
          </button>
        ))}
        <button
          type="button"
          disabled={isBaca}
          aria-pressed={kuas === 'libur'}
          onClick={() => press('libur')}
          className={TOMBOL}
        >
          <span className="inline-flex h-6 min-w-8 items-center justify-center rounded-control bg-sunken text-xs font-bold text-ink-muted">
            L
          </span>
          Libur
        </button>
        {!isBaca && (
          <button
            type="button"
            aria-pressed={kuas === 'hapus'}
            onClick={() => press('hapus')}
            className={TOMBOL}
          >
            <Eraser className="size-5" />
            Hapus draf
          </button>
        )}
      </div>
      {!isBaca && (
        <p className="ml-auto hidden text-xs text-ink-muted desk:block">
          Seret untuk mengisi · huruf untuk mengganti · Ctrl Z batal
        </p>
      )}
    </div>
  )
}
