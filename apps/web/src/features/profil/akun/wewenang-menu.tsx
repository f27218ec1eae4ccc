import { CalendarCog, UserRoundCheck } from 'lucide-react'
import { may } from '../../../lib/boleh.ts'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useProfil } from '../diri/profil.queries.ts'

/** What who decides arranges for themselves and for the company. */
export function WewenangMenu() {
  const profile = useProfil()
  if (!may(profile, 'POST /pengganti')) return null
  return (
    <section className="space-y-3">
      <SectionTitle>Wewenang</SectionTitle>
      <LinkCard
        icon={UserRoundCheck}
        title="Pengganti"
        subtitle="Siapa yang memutuskan selama koordinator tidak ada"
        link={{ to: '/akun/pengganti' }}
      />
      {may(profile, 'POST /pengaturan/cuti') && (
        <LinkCard
          icon={CalendarCog}
          title="Aturan Cuti"
          subtitle="Sisa yang dibawa dan cuti bersama"
          link={{ to: '/akun/aturan-cuti' }}
        />
      )}
    </section>
  )
}
