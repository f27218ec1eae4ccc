import { createFileRoute } from '@tanstack/react-router'

/** One day of somebody, which the desk shows beside its list. */
export const Route = createFileRoute('/_authed/_kelola/kelola/presensi/$karyawanId/$tanggal')({
  staticData: { title: 'Presensi' },
})
