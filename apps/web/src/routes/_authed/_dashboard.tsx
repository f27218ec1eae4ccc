import { Outlet, createFileRoute } from '@tanstack/react-router'
import { ProfilTabs } from '../../features/profil/profil-tabs.tsx'
import { Column } from '../../ui/column.tsx'

export const Route = createFileRoute('/_authed/_dashboard')({ component: Dashboard })

function Dashboard() {
  return (
    <Column>
      <main className="pb-6">
        <Outlet />
      </main>
      <ProfilTabs />
    </Column>
  )
}
