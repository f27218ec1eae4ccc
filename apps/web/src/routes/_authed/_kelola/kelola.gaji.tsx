import { createFileRoute } from '@tanstack/react-router'
import { GajiPage } from '../../../features/kelola-gaji/gaji-page.tsx'
import { gajiSearch } from '../../../features/kelola-gaji/gaji.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/gaji')({
  validateSearch: gajiSearch,
  staticData: { title: 'Gaji' },
  component: Gaji,
})

function Gaji() {
  // What else the address holds comes along.
  const search = gajiSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <GajiPage
      search={search}
      onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
    />
  )
}
