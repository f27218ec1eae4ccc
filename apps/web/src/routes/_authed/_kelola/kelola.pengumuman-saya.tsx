import { createFileRoute } from '@tanstack/react-router'
import { UntukPage } from '../../../features/pengumuman/untuk/untuk-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman-saya')({
  staticData: { title: 'Pengumuman untuk saya' },
  component: UntukPage,
})
