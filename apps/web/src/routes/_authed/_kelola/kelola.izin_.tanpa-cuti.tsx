import { createFileRoute } from '@tanstack/react-router'
import { LaranganPage } from '../../../features/pengajuan/saldo/larangan-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/izin_/tanpa-cuti')({
  staticData: { title: 'Tanggal tanpa cuti' },
  component: LaranganPage,
})
