import { createFileRoute } from '@tanstack/react-router'
import { DokumenSaya } from '../../features/dokumen/dokumen-saya.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/dokumen')({
  staticData: { title: 'Dokumen Saya' },
  component: DokumenPage,
})

function DokumenPage() {
  return (
    <Column>
      <PageHeader title="Dokumen Saya" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col gap-3 px-4 pb-8">
        <DokumenSaya />
      </main>
    </Column>
  )
}
