import { createFileRoute } from '@tanstack/react-router'
import { PenggantiList } from '../../features/pengajuan/pengganti/pengganti-list.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/pengganti')({
  staticData: { title: 'Pengganti' },
  component: Pengganti,
})

function Pengganti() {
  return (
    <Column>
      <PageHeader title="Pengganti" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col">
        <PenggantiList />
      </main>
    </Column>
  )
}
