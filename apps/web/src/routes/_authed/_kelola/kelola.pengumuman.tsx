import { Outlet, createFileRoute, useParams } from '@tanstack/react-router'
import { KelolaDaftar } from '../../../features/pengumuman/kelola/kelola-daftar.tsx'
import { type CariMeja, readCariMeja } from '../../../features/pengumuman/kelola/kelola.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariMeja) => search,
  staticData: { title: 'Kelola Pengumuman' },
  component: KelolaPengumuman,
})

function KelolaPengumuman() {
  const cari = readCariMeja(Route.useSearch())
  const navigate = Route.useNavigate()
  const { pengumumanId } = useParams({ strict: false })
  return (
    <KelolaDaftar
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
      openId={pengumumanId === undefined ? undefined : Number(pengumumanId)}
      onOpen={(id) =>
        void navigate({
          to: '/kelola/pengumuman/$pengumumanId',
          params: { pengumumanId: String(id) },
          search: cari,
          replace: pengumumanId !== undefined,
        })
      }
      onClose={() => void navigate({ to: '/kelola/pengumuman', search: cari })}
      pane={<Outlet />}
    />
  )
}
