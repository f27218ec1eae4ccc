import { createFileRoute } from '@tanstack/react-router'
import { InfoOrang } from '../../../features/karyawan/info.tsx'
import { UpahOrang } from '../../../features/upah/upah-orang.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/info')({
  staticData: { title: 'Info karyawan' },
  component: Info,
})

function Info() {
  const { karyawanId } = Route.useParams()
  return (
    <>
      <InfoOrang karyawanId={karyawanId} />
      <UpahOrang karyawanId={karyawanId} />
    </>
  )
}
