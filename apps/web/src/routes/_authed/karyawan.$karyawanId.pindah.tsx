import { createFileRoute } from '@tanstack/react-router'
import { OrangFormPage } from '../../features/karyawan/orang-form-page.tsx'
import { useLeave } from '../../features/karyawan/isian-bagian/use-leave.ts'
import { PindahForm } from '../../features/karyawan/ubah/pindah.tsx'

export const Route = createFileRoute('/_authed/karyawan/$karyawanId/pindah')({
  staticData: { title: 'Penempatan Baru' },
  component: PindahKaryawan,
})

function PindahKaryawan() {
  const { karyawanId } = Route.useParams()
  const leave = useLeave(karyawanId)
  return (
    <OrangFormPage karyawanId={karyawanId} title="Penempatan Baru" tindakan="POST /karyawan/{id}/penempatan">
      {(orang) => <PindahForm orang={orang} onDone={leave} />}
    </OrangFormPage>
  )
}
