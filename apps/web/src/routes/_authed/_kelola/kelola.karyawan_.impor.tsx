import { createFileRoute } from '@tanstack/react-router'
import { ImporPage } from '../../../features/karyawan/impor/impor-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan_/impor')({
  staticData: { title: 'Impor Karyawan' },
  component: ImporPage,
})
