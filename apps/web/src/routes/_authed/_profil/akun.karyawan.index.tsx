import { createFileRoute } from '@tanstack/react-router'
import { DataDiri } from '../../../features/profil/data-diri.tsx'

export const Route = createFileRoute('/_authed/_profil/akun/karyawan/')({
  staticData: { title: 'Data Diri' },
  component: DataDiri,
})
