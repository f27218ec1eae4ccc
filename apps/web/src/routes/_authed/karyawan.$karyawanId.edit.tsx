import { createFileRoute } from '@tanstack/react-router'
import { OrangFormPage } from '../../features/karyawan/orang-form-page.tsx'
import { useLeave } from '../../features/karyawan/isian-bagian/use-leave.ts'
import { UbahForm } from '../../features/karyawan/ubah/ubah.tsx'

export const Route = createFileRoute('/_authed/karyawan/$karyawanId/edit')({
  staticData: { title: 'Ubah Data Karyawan' },
  component: UbahKaryawan,
})

function UbahKaryawan() {
  const { karyawanId } = Route.useParams()
  const leave = useLeave(karyawanId)
  return (
    <OrangFormPage karyawanId={karyawanId} title="Ubah Data Karyawan" tindakan="POST /karyawan/{id}">
      {(orang) => <UbahForm orang={orang} onDone={leave} />}
    </OrangFormPage>
  )
}
