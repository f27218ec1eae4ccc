import { createFileRoute } from '@tanstack/react-router'
import { HariIniPage } from '../../../features/kelola/hari-ini-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/')({
  staticData: { title: 'Hari ini' },
  component: HariIniPage,
})
