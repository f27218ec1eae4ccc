import { createFileRoute } from '@tanstack/react-router'

/** One client, which the desk shows beside its list. */
export const Route = createFileRoute('/_authed/_kelola/kelola/klien/$klienId')({
  staticData: { title: 'Klien' },
})
