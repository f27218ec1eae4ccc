import { createFileRoute } from '@tanstack/react-router'
import { RingkasanOrang } from '../../../features/karyawan/ringkasan.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/')({
  staticData: { title: 'Ringkasan karyawan' },
  component: Ringkasan,
})

function Ringkasan() {
  return <RingkasanOrang karyawanId={Route.useParams().karyawanId} />
}
