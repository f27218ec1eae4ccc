import { createFileRoute } from '@tanstack/react-router'
import { InfoOrang } from '../../../features/karyawan/info.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/info')({
  staticData: { title: 'Info karyawan' },
  component: Info,
})

function Info() {
  return <InfoOrang karyawanId={Route.useParams().karyawanId} />
}
