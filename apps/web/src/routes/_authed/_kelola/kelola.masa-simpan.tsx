import { createFileRoute } from '@tanstack/react-router'
import { MasaSimpanPage } from '../../../features/presensi/simpan/masa-simpan-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/masa-simpan')({
  staticData: { title: 'Masa Simpan' },
  component: MasaSimpanPage,
})
