import { BriefcaseBusiness } from 'lucide-react'
import { LinkCard } from '../../ui/link-card.tsx'
import { useDesk } from '../../ui/wide/use-desk.ts'

/** The way to the back office, first on a screen that has room for it. */
export function KelolaBeranda() {
  if (!useDesk()) return null
  return (
    <LinkCard
      icon={BriefcaseBusiness}
      title="Kelola"
      subtitle="Hari ini, presensi, orang, gaji"
      link={{ to: '/kelola' }}
    />
  )
}
