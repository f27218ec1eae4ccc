import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { AjukanSaya } from '../../features/pengajuan/lembur-ajukan/ajukan.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/lembur/create')({
  staticData: { title: 'Ajukan Lembur' },
  component: AjukanLembur,
})

function AjukanLembur() {
  const kiriman = useRouterState({ select: ({ location }) => location.state.kiriman })
  return (
    <Column>
      <PageHeader title="Ajukan Lembur" back={{ to: '/lembur' }} />
      <main className="flex flex-1 flex-col">
        <AjukanSaya key={kiriman} kiriman={kiriman} />
      </main>
    </Column>
  )
}
