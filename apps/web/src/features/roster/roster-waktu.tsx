import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addHari, formatTanggal } from '@rekan/domain/waktu'
import { IconButton } from '../../ui/icon-button.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import type { Lembar, LokasiRoster } from './lembar/roster.queries.ts'

type RosterWaktuProps = {
  readonly lokasi: readonly LokasiRoster[]
  readonly lembar: Lembar
  readonly onLokasi: (id: number) => void
  /** A page back (-1) or on (1) */
  readonly onGeser: (arah: -1 | 1) => void
  readonly onHari: (hari: 14 | 28) => void
}

const PANJANG = [
  [14, '2 pekan'],
  [28, '4 pekan'],
] as const

/** Which site and which days the roster shows. */
export function RosterWaktu({ lokasi, lembar, onLokasi, onGeser, onHari }: RosterWaktuProps) {
  const { kantor_id: kantorId, mulai, hari } = lembar
  return (
    <>
      <select
        aria-label="Lokasi"
        value={kantorId}
        onChange={(event) => onLokasi(Number(event.target.value))}
        className="min-h-11 max-w-72 rounded-full border border-field bg-surface px-4 text-sm font-semibold desk:min-h-9"
      >
        {lokasi.map(({ id, nama }) => (
          <option key={id} value={id}>
            {nama}
          </option>
        ))}
      </select>
      <div className="flex items-center rounded-full border border-field bg-surface">
        <IconButton
          label="Hari sebelumnya"
          className="hover:bg-sunken desk:size-9"
          onClick={() => onGeser(-1)}
        >
          <ChevronLeft className="size-5" />
        </IconButton>
        <span className="text-sm font-semibold tabular-nums" aria-live="polite">
          {formatTanggal(mulai)} – {formatTanggal(addHari(mulai, hari - 1))}
        </span>
        <IconButton
          label="Hari berikutnya"
          className="hover:bg-sunken desk:size-9"
          onClick={() => onGeser(1)}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
      <div role="group" aria-label="Lama" className="flex gap-2">
        {PANJANG.map(([nilai, label]) => (
          <button
            key={nilai}
            type="button"
            aria-pressed={hari === nilai}
            onClick={() => onHari(nilai)}
            className="min-h-11 rounded-full border border-field bg-surface px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong desk:min-h-9"
          >
            {label}
          </button>
        ))}
      </div>
      <Link to="/kelola/jadwal/tukar" className={toolClass()}>
        Tukar jadwal
      </Link>
      <Link to="/kelola/jadwal/kosong" search={{ lokasi: kantorId }} className={toolClass()}>
        Belum terisi
      </Link>
    </>
  )
}
