import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cakupan } from '@rekan/domain/akses'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import { jumlahQuery } from './jumlah.queries.ts'

const DAFTAR = [
  { nama: 'izin', label: 'Izin', to: '/izin' },
  { nama: 'lembur', label: 'Lembur', to: '/pengajuan-lembur' },
  { nama: 'presensi', label: 'Tinjauan', to: '/presensi/', search: { tinjauan: true } },
] as const

/** How much waits for the reader's decision; nothing for who decides nothing. */
export function PerluKeputusan() {
  const { role } = useProfil()
  const isPemutus = cakupan(role.name, 'POST /absensi/{id}/approve') !== null
  const { data, isError } = useQuery({ ...jumlahQuery, enabled: isPemutus })
  if (!isPemutus) return null
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
