import { createFileRoute } from '@tanstack/react-router'

/** One request, which the desk shows beside its list. */
export const Route = createFileRoute('/_authed/_kelola/kelola/izin/$izinId')({
  staticData: { title: 'Izin & cuti' },
})
