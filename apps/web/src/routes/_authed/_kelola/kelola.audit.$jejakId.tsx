import { createFileRoute } from '@tanstack/react-router'
import { AuditPane } from '../../../features/sistem/audit-pane.tsx'
import { readCariAudit } from '../../../features/sistem/meja/audit.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/audit/$jejakId')({
  staticData: { title: 'Jejak audit' },
  component: Jejak,
})

function Jejak() {
  const { jejakId } = Route.useParams()
  const cari = readCariAudit(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <AuditPane
      key={jejakId}
      id={jejakId}
      onClose={() => void navigate({ to: '/kelola/audit', search: cari })}
    />
  )
}
