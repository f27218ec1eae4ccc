import { createFileRoute } from '@tanstack/react-router'
import { DaftarLokasi } from '../../../features/perusahaan/meja/daftar-page.tsx'
import { pickSearch } from '../../../features/perusahaan/meja/lokasi.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/lokasi/')({
  // Read where the screen is: what stands here is part of every first load.
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Lokasi' },
  component: Lokasi,
})

function Lokasi() {
  const search = pickSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <DaftarLokasi
      search={search}
      onSearch={(baru) => void navigate({ search: { ...baru }, replace: true, resetScroll: false })}
    />
  )
}
