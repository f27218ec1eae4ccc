import { Outlet, createFileRoute, useParams } from '@tanstack/react-router'
import { AuditPage } from '../../../features/sistem/audit-page.tsx'
import { type CariAudit, readCariAudit } from '../../../features/sistem/meja/audit.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/audit')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariAudit) => search,
  staticData: { title: 'Jejak audit' },
  component: Audit,
})

function Audit() {
  const cari = readCariAudit(Route.useSearch())
  const navigate = Route.useNavigate()
  const { jejakId } = useParams({ strict: false })
  return (
    <AuditPage
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true })}
      openId={jejakId === undefined ? undefined : Number(jejakId)}
      onOpen={(id) =>
        void navigate({
          to: '/kelola/audit/$jejakId',
          params: { jejakId: String(id) },
          search: cari,
          replace: jejakId !== undefined,
        })
      }
      onClose={() => void navigate({ to: '/kelola/audit', search: cari })}
      pane={<Outlet />}
    />
  )
}
