import { createFileRoute } from '@tanstack/react-router'
import { requireKaryawan } from '../features/auth/sesi/auth.guards.ts'
import { DaftarPengumuman } from '../features/pengumuman/baca/daftar-pengumuman.tsx'
import { Column } from '../ui/column.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export const Route = createFileRoute('/pengumuman/')({
  beforeLoad: requireKaryawan,
  staticData: { title: 'Pengumuman' },
  component: Pengumuman,
})

function Pengumuman() {
  return (
    <Column>
      <PageHeader title="Pengumuman" back={{ to: '/' }} />
      <main className="flex flex-1 flex-col px-4 pb-6">
        <DaftarPengumuman />
      </main>
    </Column>
  )
}
