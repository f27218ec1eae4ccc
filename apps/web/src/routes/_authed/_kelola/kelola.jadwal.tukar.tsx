import { createFileRoute } from '@tanstack/react-router'
import { TukarPage } from '../../../features/penggantian/tukar-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/jadwal/tukar')({
  staticData: { title: 'Tukar jadwal' },
  component: TukarPage,
})
