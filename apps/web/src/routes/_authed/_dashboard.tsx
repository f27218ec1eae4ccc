import { Outlet, createFileRoute } from '@tanstack/react-router'
import { ProfilTabs } from '../../features/beranda/profil-tabs.tsx'
import { Column } from '../../ui/column.tsx'

export const Route = createFileRoute('/_authed/_dashboard')({ component: Dashboard })

function Dashboard() {
  return (
    <Column>
      <main className="flex flex-1 flex-col pb-(--foot) [--foot:1.5rem] [--tabs:calc(4.3125rem+env(safe-area-inset-bottom))] large:[--tabs:calc(--spacing(10.5)+min(0.75rem,7vw)+1px+env(safe-area-inset-bottom))]">
        <Outlet />
      </main>
      <ProfilTabs />
    </Column>
  )
}
