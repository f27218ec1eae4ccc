import { createFileRoute } from '@tanstack/react-router'
import { PengaturanPage } from '../../../features/kelola/pengaturan/pengaturan-page.tsx'
import { AturanCutiPage } from '../../../features/pengajuan/cuti/aturan-cuti-form.tsx'
import { MasaSimpanPage } from '../../../features/presensi/simpan/masa-simpan-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengaturan/$bagian')({
  staticData: { title: 'Pengaturan' },
  component: Pengaturan,
})

function Pengaturan() {
  const { bagian } = Route.useParams()
  return (
    <PengaturanPage
      key={bagian}
      id={bagian}
      cutiTahunan={<AturanCutiPage />}
      masaSimpan={<MasaSimpanPage />}
    />
  )
}
