import { createFileRoute } from '@tanstack/react-router'
import { AuditList } from '../../features/sistem/audit-list.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/sistem/audit')({
  staticData: { title: 'Jejak Audit' },
  component: Audit,
})

function Audit() {
  return (
    <Column>
      <PageHeader title="Jejak Audit" back={{ to: '/home' }} />
      <main className="flex flex-1 flex-col gap-3 p-4">
        <AuditList />
      </main>
    </Column>
  )
}
