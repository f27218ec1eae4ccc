import { createFileRoute } from '@tanstack/react-router'
import { type BulanSearch, readBulanSearch } from '../../../features/bulan/bulan.search.ts'
import { TutupBulanPage } from '../../../features/bulan/tutup-bulan-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/tutup-bulan')({
  // Judged where it is used: everybody's first load does without the rules.
  validateSearch: (search) => search as BulanSearch,
  staticData: { title: 'Tutup Bulan' },
  component: TutupBulan,
})

function TutupBulan() {
  const navigate = Route.useNavigate()
  return (
    <TutupBulanPage
      search={readBulanSearch(Route.useSearch())}
      onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
    />
  )
}
