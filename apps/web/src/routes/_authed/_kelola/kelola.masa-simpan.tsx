import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where it stood before it became a section of the settings. */
export const Route = createFileRoute('/_authed/_kelola/kelola/masa-simpan')({
  beforeLoad: () => {
    throw redirect({ to: '/kelola/pengaturan/$bagian', params: { bagian: 'masa-simpan' }, replace: true })
  },
})
