import { createFileRoute } from '@tanstack/react-router'
import { Privasi } from '../../features/profil/akun/privasi.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/privasi')({
  staticData: { title: 'Privasi Data Anda' },
  component: PrivasiPage,
})

function PrivasiPage() {
  return (
    <Column>
      <PageHeader title="Privasi Data Anda" back={{ to: '/akun' }} />
      <main className="px-4 pb-8">
        <Privasi />
      </main>
    </Column>
  )
}
