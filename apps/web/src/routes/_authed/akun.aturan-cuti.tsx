import { createFileRoute } from '@tanstack/react-router'
import { AturanCutiPage } from '../../features/pengajuan/cuti/aturan-cuti-form.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/aturan-cuti')({
  staticData: { title: 'Aturan Cuti' },
  component: AturanCuti,
})

function AturanCuti() {
  return (
    <Column>
      <PageHeader title="Aturan Cuti" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col">
        <AturanCutiPage />
      </main>
    </Column>
  )
}
