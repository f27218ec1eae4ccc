import { Bell } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { may } from '../../../lib/boleh.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { PengingatCard } from '../push/pengingat-card.tsx'
import { PushCard } from '../push/push-card.tsx'

/** What one is told of, and where. */
export function NotifikasiAkun() {
  const profil = useProfil()
  return (
    <section className="space-y-3">
      <SectionTitle>Notifikasi</SectionTitle>
      <LinkCard
        icon={Bell}
        title="Notifikasi Saya"
        subtitle="Kabar 90 hari terakhir"
        link={{ to: '/notifikasi' }}
      />
      {may(profil, 'POST /push/langganan') && <PushCard />}
      {profil.karyawanId !== 0 && may(profil, 'POST /pengingat') && <PengingatCard />}
    </section>
  )
}
