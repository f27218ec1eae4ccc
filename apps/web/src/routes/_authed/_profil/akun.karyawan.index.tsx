import { createFileRoute } from '@tanstack/react-router'
import { RekeningLama } from '../../../features/karyawan/rekening/rekening-lama.tsx'
import { DataDiri } from '../../../features/profil/akun/data-diri.tsx'

export const Route = createFileRoute('/_authed/_profil/akun/karyawan/')({
  staticData: { title: 'Data Diri' },
  component: () => <DataDiri rekening={<RekeningLama />} />,
})
