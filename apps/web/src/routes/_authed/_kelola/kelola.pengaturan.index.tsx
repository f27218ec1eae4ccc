import { createFileRoute } from '@tanstack/react-router'
import { DaftarBagian } from '../../../features/kelola/pengaturan/pengaturan-frame.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengaturan/')({
  staticData: { title: 'Pengaturan' },
  component: DaftarBagian,
})
