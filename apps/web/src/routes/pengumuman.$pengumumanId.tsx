import { createFileRoute } from '@tanstack/react-router'
import { requireKaryawan } from '../features/auth/sesi/auth.guards.ts'
import { DetailPengumuman } from '../features/pengumuman/baca/detail-pengumuman.tsx'
import { Column } from '../ui/column.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export const Route = createFileRoute('/pengumuman/$pengumumanId')({
  beforeLoad: requireKaryawan,
  staticData: { title: 'Pengumuman' },
  async loader({ context: { queryClient }, params: { pengumumanId } }) {
    // A loader is part of every first load; what it needs comes when it runs.
    const { prefetchPengumuman } = await import('../features/pengumuman/baca/pengumuman.queries.ts')
    prefetchPengumuman(queryClient, pengumumanId)
  },
  component: Pengumuman,
})

function Pengumuman() {
  const { pengumumanId } = Route.useParams()
  return (
    <Column>
      <PageHeader title="Pengumuman" back={{ to: '/pengumuman' }} />
      <main className="flex flex-1 flex-col px-4 pb-6">
        <DetailPengumuman key={pengumumanId} id={pengumumanId} />
      </main>
    </Column>
  )
}
