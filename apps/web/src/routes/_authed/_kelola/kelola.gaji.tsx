import { createFileRoute } from '@tanstack/react-router'
import { GajiPage } from '../../../features/payroll/kelola-bulan/gaji-page.tsx'
import { type GajiSearch, gajiSearch } from '../../../features/payroll/kelola/gaji.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/gaji')({
  // Judged where it is used: everybody's first load does without the rules.
  validateSearch: (search) => search as GajiSearch,
  staticData: { title: 'Slip Gaji' },
  component: Gaji,
})

function Gaji() {
  const search = gajiSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <GajiPage
      search={search}
      onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
    />
  )
}
