import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Clock, CreditCard, HandCoins, ReceiptText, ScanFace } from 'lucide-react'
import { mayDecide } from '../../../lib/boleh.ts'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'

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

const UANG = [
  { nama: 'slip', title: 'Slip gaji HRD', icon: ReceiptText, link: { to: '/payroll' } },
  { nama: 'reimburse', title: 'Reimburse HRD', icon: HandCoins, link: { to: '/payroll' } },
] as const

/**
 * What people of HR ask for, for who approves their pay; who decides for others as well sees requests and punches among theirs.
 * Nothing where nothing waits, or none could be had.
 */
export function UrusanBeranda() {
  const { data } = useQuery(jumlahQuery)
  const isPemutus = mayDecide(useProfil())
  if (data === undefined) return null
  const { urusan, ...jumlah } = data
  const baris = [
    ...DAFTAR.map((satu) => ({ ...satu, ada: isPemutus ? 0 : jumlah[satu.nama] })),
    ...UANG.map((satu) => ({ ...satu, ada: urusan?.[satu.nama] ?? 0 })),
  ].filter(({ ada }) => ada > 0)
  const rekening = urusan?.rekening ?? []
  if (baris.length + rekening.length === 0) return null
  return (
    <section className="space-y-3">
      <SectionTitle>Menunggu keputusan Anda</SectionTitle>
      {baris.map(({ nama, ada, ...kartu }) => (
        <LinkCard
          key={nama}
          {...kartu}
          subtitle={`${ada} menunggu. Bagian HR tidak memutuskan urusannya sendiri.`}
        />
      ))}
      {rekening.map(({ id, nama }) => (
        <LinkCard
          key={id}
          icon={CreditCard}
          title={`Rekening gaji ${nama}`}
          subtitle="Diganti, menunggu dikonfirmasi."
          link={{ to: '/karyawan/$karyawanId/info', params: { karyawanId: String(id) } }}
        />
      ))}
    </section>
  )
}
