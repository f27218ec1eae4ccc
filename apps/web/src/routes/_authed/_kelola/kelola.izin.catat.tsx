import { createFileRoute } from '@tanstack/react-router'

/** The form that writes leave down for somebody, which the desk shows beside its list. */
export const Route = createFileRoute('/_authed/_kelola/kelola/izin/catat')({
  staticData: { title: 'Catat izin' },
})
