import { Outlet, createFileRoute, useParams } from '@tanstack/react-router'
import {
  type CariKaryawan,
  type CariMeja,
  readBagian,
  readCariMeja,
} from '../../../features/karyawan/meja/meja.search.ts'
import { MejaPage } from '../../../features/karyawan/meja-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariKaryawan) => search,
  staticData: { title: 'Karyawan' },
  component: Karyawan,
})

function Karyawan() {
  const alamat = Route.useSearch()
  const cari = readCariMeja(alamat)
  const bagian = readBagian(alamat)
  const navigate = Route.useNavigate()
  const { karyawanId } = useParams({ strict: false })
  // The next person is looked at in the same respect.
  const withBagian = (search: CariMeja): CariKaryawan =>
    bagian === undefined ? search : { ...search, bagian }
  return (
    <MejaPage
      cari={cari}
      onCari={(baru) => {
        // The record beside the list stays open, with what is typed there.
        const ke = { search: withBagian(baru), replace: true, ignoreBlocker: true }
        void (karyawanId === undefined
          ? navigate({ to: '/kelola/karyawan', ...ke })
          : navigate({ to: '/kelola/karyawan/$karyawanId', params: { karyawanId }, ...ke }))
      }}
      openId={karyawanId === undefined ? undefined : Number(karyawanId)}
      onOpen={(id) =>
        void navigate({
          to: '/kelola/karyawan/$karyawanId',
          params: { karyawanId: String(id) },
          search: withBagian(cari),
          replace: karyawanId !== undefined,
        })
      }
      onClose={() => void navigate({ to: '/kelola/karyawan', search: cari })}
      pane={<Outlet />}
    />
  )
}
