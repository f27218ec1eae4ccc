import { createFileRoute } from '@tanstack/react-router'
import { OrangFormPage } from '../../features/karyawan/orang-form-page.tsx'
import { RiwayatPerubahan } from '../../features/karyawan/ubah/perubahan.tsx'

export const Route = createFileRoute('/_authed/karyawan/$karyawanId/perubahan')({
  staticData: { title: 'Riwayat Perubahan' },
  component: Perubahan,
})

function Perubahan() {
  const { karyawanId } = Route.useParams()
  return (
    <OrangFormPage karyawanId={karyawanId} title="Riwayat Perubahan" tindakan="GET /karyawan/{id}/perubahan">
      {() => (
        <div className="flex flex-1 flex-col px-4 pb-6">
          <RiwayatPerubahan karyawanId={karyawanId} />
        </div>
      )}
    </OrangFormPage>
  )
}
