import { lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { PengaturanPage } from '../../../features/kelola/pengaturan/pengaturan-page.tsx'

// Each is needed by one section alone.
const AturanCutiPage = lazy(async () => ({
  default: (await import('../../../features/pengajuan/cuti/aturan-cuti-form.tsx')).AturanCutiPage,
}))
const MasaSimpanPage = lazy(async () => ({
  default: (await import('../../../features/presensi/simpan/masa-simpan-page.tsx')).MasaSimpanPage,
}))
const PeranBagian = lazy(async () => ({
  default: (await import('../../../features/karyawan/peran/peran-bagian.tsx')).PeranBagian,
}))

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
      peran={<PeranBagian />}
    />
  )
}
