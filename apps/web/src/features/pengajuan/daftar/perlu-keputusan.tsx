import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'

const DAFTAR = [
  { nama: 'izin', label: 'Izin', to: '/izin' },
  { nama: 'lembur', label: 'Lembur', to: '/pengajuan-lembur' },
  { nama: 'presensi', label: 'Tinjauan', to: '/presensi/', search: { tinjauan: true } },
] as const

/** How much waits for the decision of a reader who decides. */
export function PerluKeputusan() {
  const { data, isError } = useQuery(jumlahQuery)
  return (
    <section>
      <SectionTitle>Perlu keputusan Anda</SectionTitle>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-28">
        {DAFTAR.map(({ nama, label, ...link }) => (
          <Link key={nama} {...link} className="card p-4 hover:border-field">
            <span
              className={`block text-xl font-bold tabular-nums ${data !== undefined && data[nama] > 0 ? 'text-accent' : 'text-ink-muted'}`}
            >
              {data?.[nama] ?? (isError ? '–' : '…')}
            </span>
            <span className="text-sm font-medium">{label} menunggu</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
