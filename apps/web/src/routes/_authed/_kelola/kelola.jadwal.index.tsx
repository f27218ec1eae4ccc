import { createFileRoute } from '@tanstack/react-router'
import { RosterPage } from '../../../features/roster/roster-page.tsx'
import { pickRoster } from '../../../features/roster/lembar/roster.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/jadwal/')({
  // Read where the screen is: what stands here is part of every first load.
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Jadwal' },
  component: Jadwal,
})

function Jadwal() {
  const search = pickRoster(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <RosterPage
      search={search}
      onSearch={(baru) => void navigate({ search: { ...baru }, resetScroll: false })}
    />
  )
}
