import { createFileRoute } from '@tanstack/react-router'
import { JadwalSaya } from '../../features/jadwal/jadwal-page.tsx'
import { pekanSearch } from '../../features/jadwal/pekan-search.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/jadwal')({
  validateSearch: pekanSearch,
  staticData: { title: 'Jadwal Kerja' },
  component: JadwalPage,
})

function JadwalPage() {
  const { mulai, tampilan } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Column>
      <PageHeader title="Jadwal Kerja" back={{ to: '/home' }} />
      <main className="flex flex-1 flex-col space-y-3 p-4">
        <JadwalSaya
          mulai={mulai}
          tampilan={tampilan ?? 'pekan'}
          onLihat={(hari, baru) =>
            void navigate({
              search: {
                ...(hari !== undefined && { mulai: hari }),
                ...(baru === 'bulan' && { tampilan: baru }),
              },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </main>
    </Column>
  )
}
