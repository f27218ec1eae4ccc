import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { addHari } from '@rekan/domain/waktu'
import { formatRentangSingkat } from '../../lib/format-hari.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { HariJadwal } from './jadwal.api.ts'
import { jadwalQuery } from './jadwal.queries.ts'
import { hariIniFrom } from './hari-ini.ts'
import { catatanHari, isMasuk, kalimatHari } from './sebutan.ts'

const TERBANYAK = 3
// Of the outbox's code: where there is a network nobody fetches it.
const JadwalTersimpan = later(() => import('./jadwal-tersimpan.tsx'), 'JadwalTersimpan')

/** The next days on which the person works, after today. */
export function JadwalBeranda(): ReactNode {
  const { data, isError } = useQuery(jadwalQuery(addHari(hariIniFrom(useProfil()), 1)))
  const hari = data?.hari.filter(isMasuk).slice(0, TERBANYAK)
  return (
    // As high as with its three days: what comes after stays where it is.
    <section className="min-h-41">
      <SectionTitle all={{ to: '/jadwal' }}>Jadwal berikutnya</SectionTitle>
      {hari === undefined ? (
        isError ? (
          <JadwalTersimpan />
        ) : (
          <Kerangka />
        )
      ) : hari.length === 0 ? (
        <p className="text-sm text-ink-muted">Tidak ada jadwal kerja dalam tujuh hari ke depan.</p>
      ) : (
        <ul className="card px-4 py-1">
          {hari.map((satu) => (
            <Baris key={satu.tanggal} hari={satu} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Kerangka() {
  return (
    <div role="status" aria-label="Memuat…" className="space-y-3 card p-4">
      {Array.from({ length: TERBANYAK }, (_, i) => (
        <Skeleton key={i} className="h-4 w-3/4" />
      ))}
    </div>
  )
}

function Baris({ hari }: { readonly hari: HariJadwal }) {
  const catatan = catatanHari(hari)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2 text-sm not-first:border-t not-first:border-line">
      <span>{`${hari.hari}, ${formatRentangSingkat(hari.tanggal, hari.tanggal)}`}</span>
      <span className="font-semibold tabular-nums">{kalimatHari(hari)}</span>
      {catatan.length > 0 && <span className="w-full text-xs text-ink-muted">{catatan.join(' · ')}</span>}
    </li>
  )
}
