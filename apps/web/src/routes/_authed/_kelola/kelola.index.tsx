import { createFileRoute } from '@tanstack/react-router'
import { KelolaRingkasan } from '../../../features/kelola/kelola-ringkasan.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/')({
  staticData: { title: 'Kelola' },
  component: KelolaRingkasan,
})
