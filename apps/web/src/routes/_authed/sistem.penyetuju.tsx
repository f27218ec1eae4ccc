import { createFileRoute } from '@tanstack/react-router'
import { PenyetujuPage } from '../../features/sistem/penyetuju-form.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/sistem/penyetuju')({
  staticData: { title: 'Penyetuju Gaji HRD' },
  component: Penyetuju,
})

function Penyetuju() {
  return (
    <Column>
      <PageHeader title="Penyetuju Gaji HRD" back={{ to: '/home' }} />
      <main className="flex flex-1 flex-col">
        <PenyetujuPage />
      </main>
    </Column>
  )
}
