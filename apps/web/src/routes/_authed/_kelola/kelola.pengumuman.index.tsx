import { createFileRoute } from '@tanstack/react-router'
import { KelolaDaftar } from '../../../features/pengumuman/kelola/kelola-daftar.tsx'
import { saringanFrom } from '../../../features/pengumuman/kelola/kelola.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman/')({
  // Read where the screen is: what stands here is part of every first load.
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Kelola Pengumuman' },
  component: KelolaPengumuman,
})

function KelolaPengumuman() {
  // What else the address holds comes along.
  const saringan = saringanFrom(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <KelolaDaftar
      saringan={saringan}
      onNarrow={(search) => void navigate({ search: { ...search }, replace: true, resetScroll: false })}
    />
  )
}
