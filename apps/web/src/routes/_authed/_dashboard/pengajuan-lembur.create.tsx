import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { AjukanTim } from '../../../features/pengajuan/lembur-ajukan/ajukan.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/_dashboard/pengajuan-lembur/create')({
  staticData: { title: 'Ajukan Lembur Tim' },
  component: AjukanLemburTim,
})

function AjukanLemburTim() {
  const kiriman = useRouterState({ select: ({ location }) => location.state.kiriman })
  return (
    <div className="-mb-6 flex flex-1 flex-col">
      <PageHeader title="Ajukan Lembur Tim" back={{ to: '/pengajuan-lembur' }} />
      <AjukanTim key={kiriman} kiriman={kiriman} />
    </div>
  )
}
