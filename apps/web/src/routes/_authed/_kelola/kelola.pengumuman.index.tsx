import { createFileRoute } from '@tanstack/react-router'
import { KelolaDaftar } from '../../../features/pengumuman/kelola-daftar.tsx'
import { saringanDari } from '../../../features/pengumuman/kelola.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman/')({
  validateSearch: saringanDari,
  staticData: { title: 'Kelola Pengumuman' },
  component: KelolaPengumuman,
})

function KelolaPengumuman() {
  // What else the address holds comes along.
  const saringan = saringanDari(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <KelolaDaftar
      saringan={saringan}
      onNarrow={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
