import { createFileRoute } from '@tanstack/react-router'
import { KosongPage } from '../../../features/roster/kosong/kosong-page.tsx'
import { pickKosong } from '../../../features/roster/kosong/kosong.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/jadwal/kosong')({
  // Read where the screen is: what stands here is part of every first load.
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Belum terisi' },
  component: Kosong,
})

function Kosong() {
  const search = pickKosong(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <KosongPage
      search={search}
      onSearch={(baru) => void navigate({ search: { ...baru }, resetScroll: false })}
    />
  )
}
