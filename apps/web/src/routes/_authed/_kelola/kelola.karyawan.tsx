import { Outlet, createFileRoute, useParams } from '@tanstack/react-router'
import { type CariMeja, readCariMeja } from '../../../features/karyawan/meja/meja.search.ts'
import { MejaPage } from '../../../features/karyawan/meja-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariMeja) => search,
  staticData: { title: 'Karyawan' },
  component: Karyawan,
})

function Karyawan() {
  const cari = readCariMeja(Route.useSearch())
  const navigate = Route.useNavigate()
  const { karyawanId } = useParams({ strict: false })
  return (
    <MejaPage
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true })}
      openId={karyawanId === undefined ? undefined : Number(karyawanId)}
      onOpen={(id) =>
        void navigate({
          to: '/kelola/karyawan/$karyawanId',
          params: { karyawanId: String(id) },
          search: cari,
          replace: karyawanId !== undefined,
        })
      }
      onClose={() => void navigate({ to: '/kelola/karyawan', search: cari })}
      pane={<Outlet />}
    />
  )
}
