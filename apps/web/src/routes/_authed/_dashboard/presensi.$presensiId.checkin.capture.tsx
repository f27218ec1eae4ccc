import { createFileRoute } from '@tanstack/react-router'
import { WakilScreen } from '../../../features/presensi/wakil-screen.tsx'

export const Route = createFileRoute('/_authed/_dashboard/presensi/$presensiId/checkin/capture')({
  validateSearch: (search: { penugasan?: number }) => search,
  staticData: { title: 'Catat Check In' },
  component: CatatCheckIn,
})

function CatatCheckIn() {
  const { presensiId } = Route.useParams()
  const { penugasan } = Route.useSearch()
  return <WakilScreen jenis="checkIn" presensiId={presensiId} penugasanId={penugasan} />
}
