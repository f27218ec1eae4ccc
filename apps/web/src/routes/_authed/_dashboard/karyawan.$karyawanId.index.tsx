import { Suspense, lazy, useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { RingkasanOrang } from '../../../features/karyawan/ringkasan/ringkasan.tsx'

const CutiOrang = lazy(async () => ({
  default: (await import('../../../features/pengajuan/cuti/cuti-orang.tsx')).CutiOrang,
}))

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/')({
  staticData: { title: 'Ringkasan karyawan' },
  component: Ringkasan,
})

function Ringkasan() {
  const { karyawanId } = Route.useParams()
  const [isCuti, setCuti] = useState(false)
  return (
    <>
      <RingkasanOrang karyawanId={karyawanId} onCuti={() => setCuti(true)} />
      <Suspense>{isCuti && <CutiOrang karyawanId={karyawanId} onClose={() => setCuti(false)} />}</Suspense>
    </>
  )
}
