import { createFileRoute } from '@tanstack/react-router'
import { PerangkatList } from '../../features/auth/keamanan/perangkat-list.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/perangkat')({
  staticData: { title: 'Perangkat Saya' },
  component: PerangkatSaya,
})

function PerangkatSaya() {
  return (
    <Column>
      <PageHeader title="Perangkat Saya" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col">
        <PerangkatList />
      </main>
    </Column>
  )
}
