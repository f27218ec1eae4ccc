import { createFileRoute } from '@tanstack/react-router'
import { PulangPage } from '../../features/pengajuan/pulang/pulang-page.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/pulang')({
  staticData: { title: 'Jam Pulang' },
  component: Pulang,
})

function Pulang() {
  return (
    <Column>
      <PageHeader title="Jam Pulang" back={{ to: '/notifikasi' }} />
      <PulangPage />
    </Column>
  )
}
