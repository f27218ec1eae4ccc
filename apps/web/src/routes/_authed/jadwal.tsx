import { createFileRoute } from '@tanstack/react-router'
import { JadwalPekan } from '../../features/jadwal/jadwal-pekan.tsx'
import { pekanSearch } from '../../features/jadwal/pekan-search.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/jadwal')({
  validateSearch: pekanSearch,
  staticData: { title: 'Jadwal Kerja' },
  component: JadwalPage,
})

function JadwalPage() {
  const { mulai } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Column>
      <PageHeader title="Jadwal Kerja" back={{ to: '/home' }} />
      <main className="flex flex-1 flex-col space-y-3 p-4">
        <JadwalPekan
          mulai={mulai}
          onMulai={(pekan) => void navigate({ search: { mulai: pekan }, replace: true, resetScroll: false })}
        />
      </main>
    </Column>
  )
}
