import { createFileRoute } from '@tanstack/react-router'
import { RiwayatPenempatan } from '../../features/penempatan/riwayat-penempatan.tsx'
import { useProfil } from '../../features/profil/profil.queries.ts'
import { bulanOf } from '../../lib/bulan-of.ts'
import { bulanSearch } from '../../lib/bulan-search.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/histories/penempatan')({
  validateSearch: bulanSearch,
  staticData: { title: 'Riwayat Penempatan' },
  component: RiwayatPage,
})

function RiwayatPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const zona = useProfil().office?.timezone.code ?? 'WIB'
  return (
    <Column>
      <PageHeader title="Riwayat Penempatan" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col px-4 pb-6">
        <RiwayatPenempatan
          bulan={bulanOf(search, zona)}
          onBulan={(bulan) => void navigate({ search: bulan, replace: true, resetScroll: false })}
        />
      </main>
    </Column>
  )
}
