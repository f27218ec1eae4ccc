import { createFileRoute } from '@tanstack/react-router'
import { AkunForm } from '../../../features/profil/ubah/akun-form.tsx'
import { PersonalForm } from '../../../features/profil/ubah/personal-form.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'

export const Route = createFileRoute('/_authed/_profil/akun/karyawan/edit/personal')({
  staticData: { title: 'Ubah Data Diri' },
  component: EditPersonal,
})

function EditPersonal() {
  return useProfil().karyawan === null ? <AkunForm /> : <PersonalForm />
}
