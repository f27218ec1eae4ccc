import { createFileRoute } from '@tanstack/react-router'
import { bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { RiwayatPenempatan } from '../../features/penempatan/riwayat-penempatan.tsx'
import { useZona } from '../../features/profil/diri/profil.queries.ts'
import { bulanSearch } from '../../lib/bulan-search.ts'
import { serverNow } from '../../lib/clock.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/histories/penempatan')({
  validateSearch: bulanSearch,
  staticData: { title: 'Riwayat Penempatan' },
  component: RiwayatPage,
})

function RiwayatPage() {
  const { bulan, tahun } = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const zona = useZona()
  const bulanIni = bulanLokal(serverNow(), zona)
  return (
    <Column>
      <PageHeader title="Riwayat Penempatan" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col px-4 pb-6">
        <RiwayatPenempatan
          bulan={
            bulan === undefined || tahun === undefined
              ? bulanIni
              : clampBulan({ bulan, tahun }, { max: bulanIni })
          }
          onBulan={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </main>
    </Column>
  )
}
