import { createFileRoute } from '@tanstack/react-router'
import { FaktorPage } from '../../features/auth/keamanan/faktor-page.tsx'
import { PinRegu } from '../../features/presensi/regu/pin-regu.tsx'
import { useProfil } from '../../features/profil/diri/profil.queries.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/keamanan')({
  staticData: { title: 'Langkah Kedua' },
  component: LangkahKedua,
})

function LangkahKedua() {
  const { karyawanId } = useProfil()
  return (
    <Column>
      <PageHeader title="Langkah Kedua" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col">
        <FaktorPage />
        {karyawanId !== 0 && <PinRegu />}
      </main>
    </Column>
  )
}
