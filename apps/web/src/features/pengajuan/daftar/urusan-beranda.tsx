import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Clock, ScanFace } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'

const DAFTAR = [
  { nama: 'izin', title: 'Perizinan HRD', icon: CalendarDays, link: { to: '/izin' } },
  { nama: 'lembur', title: 'Lembur HRD', icon: Clock, link: { to: '/pengajuan-lembur' } },
  {
    nama: 'presensi',
    title: 'Presensi HRD',
    icon: ScanFace,
    link: { to: '/presensi/', search: { tinjauan: true } },
  },
] as const

/** What people of HR ask for, for who approves their pay and has no desk. Nothing where nothing waits, or none could be had. */
export function UrusanBeranda() {
  const { data } = useQuery(jumlahQuery)
  const baris = DAFTAR.filter(({ nama }) => data !== undefined && data[nama] > 0)
  if (baris.length === 0) return null
  return (
    <section className="space-y-3">
      <SectionTitle>Menunggu keputusan Anda</SectionTitle>
      {baris.map(({ nama, ...kartu }) => (
        <LinkCard
          key={nama}
          {...kartu}
          subtitle={`${data?.[nama] ?? 0} menunggu. Bagian HR tidak memutuskan urusannya sendiri.`}
        />
      ))}
    </section>
  )
}
