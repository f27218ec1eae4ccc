import { createFileRoute } from '@tanstack/react-router'
import { WakilScreen } from '../../../features/presensi/wakil-screen.tsx'

export const Route = createFileRoute('/_authed/_dashboard/presensi/$presensiId/checkout/capture')({
  staticData: { title: 'Catat Check Out' },
  component: CatatCheckOut,
})

function CatatCheckOut() {
  const { presensiId } = Route.useParams()
  return <WakilScreen jenis="checkOut" presensiId={presensiId} />
}
