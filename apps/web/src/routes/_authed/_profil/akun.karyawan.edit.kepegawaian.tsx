import { Link, createFileRoute } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { KepegawaianForm } from '../../../features/profil/ubah/kepegawaian-form.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'

export const Route = createFileRoute('/_authed/_profil/akun/karyawan/edit/kepegawaian')({
  staticData: { title: 'Ubah Data Diri' },
  component: EditKepegawaian,
})

function EditKepegawaian() {
  if (useProfil().karyawan !== null) return <KepegawaianForm />
  return (
    <Empty
      icon={UserX}
      title="Akun tanpa data karyawan"
      hint="Akun ini hanya memiliki nama dan email."
      action={
        <Link to="/akun/karyawan/edit/personal" className={buttonClass('primary')}>
          Ubah Nama dan Email
        </Link>
      }
    />
  )
}
