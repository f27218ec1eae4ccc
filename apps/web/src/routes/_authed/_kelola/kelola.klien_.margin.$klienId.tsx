import { createFileRoute } from '@tanstack/react-router'
import { MarginPage } from '../../../features/berita-acara/kelola/margin-page.tsx'
import { bulanSearch } from '../../../lib/bulan-search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/klien_/margin/$klienId')({
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Margin' },
  component: Margin,
})

function Margin() {
  const { klienId } = Route.useParams()
  const search = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <MarginPage
      klienId={Number(klienId)}
      bulan={search}
      onBulan={(bulan) => void navigate({ search: bulan, replace: true })}
    />
  )
}
