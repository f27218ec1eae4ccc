import { createFileRoute } from '@tanstack/react-router'
import { ShiftPage } from '../../../features/shift/shift-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/jadwal/shift')({
  staticData: { title: 'Jenis shift & pola' },
  component: ShiftPage,
})
