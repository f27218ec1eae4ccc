import { createFileRoute } from '@tanstack/react-router'
import { AkunForm } from '../../../features/profil/akun-form.tsx'
import { PersonalForm } from '../../../features/profil/personal-form.tsx'
import { useProfil } from '../../../features/profil/profil.queries.ts'

export const Route = createFileRoute('/_authed/_profil/akun/karyawan/edit/personal')({
  staticData: { title: 'Ubah Data Diri' },
  component: EditPersonal,
})

function EditPersonal() {
  return useProfil().karyawan === null ? <AkunForm /> : <PersonalForm />
}
