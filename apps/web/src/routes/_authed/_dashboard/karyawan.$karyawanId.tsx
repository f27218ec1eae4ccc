import { Outlet, createFileRoute } from '@tanstack/react-router'
import { OrangPage } from '../../../features/karyawan/orang-page.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId')({ component: Orang })

function Orang() {
  const { karyawanId } = Route.useParams()
  return (
    <OrangPage karyawanId={karyawanId}>
      <Outlet />
    </OrangPage>
  )
}
