import { Bell } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { PengingatCard } from '../push/pengingat-card.tsx'
import { PushCard } from '../push/push-card.tsx'

/** What one is told of, and where. */
export function NotifikasiAkun() {
  const { karyawanId } = useProfil()
  return (
    <section className="space-y-3">
      <SectionTitle>Notifikasi</SectionTitle>
      <LinkCard
        icon={Bell}
        title="Notifikasi Saya"
        subtitle="Kabar 90 hari terakhir"
        link={{ to: '/notifikasi' }}
      />
      <PushCard />
      {karyawanId !== 0 && <PengingatCard />}
    </section>
  )
}
