import { createFileRoute } from '@tanstack/react-router'
import { LaporanPage } from '../../../features/laporan/laporan-page.tsx'
import { type LaporanSearch, readLaporanSearch } from '../../../features/laporan/laporan.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/laporan')({
  // Judged where it is used: everybody's first load does without the rules.
  validateSearch: (search) => search as LaporanSearch,
  staticData: { title: 'Laporan' },
  component: Laporan,
})

function Laporan() {
  const navigate = Route.useNavigate()
  return (
    <LaporanPage
      search={readLaporanSearch(Route.useSearch())}
      onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
    />
  )
}
