import { createFileRoute } from '@tanstack/react-router'
import { bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { DaftarLembur } from '../../../features/pengajuan/lembur/daftar-lembur.tsx'
import { useZona } from '../../../features/profil/diri/profil.queries.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { serverNow } from '../../../lib/clock.ts'

export const Route = createFileRoute('/_authed/_dashboard/lembur/')({
  validateSearch: bulanSearch,
  staticData: { title: 'Lembur' },
  component: Lembur,
})

function Lembur() {
  const { bulan, tahun } = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const zona = useZona()
  const bulanIni = bulanLokal(serverNow(), zona)
  return (
    <DaftarLembur
      bulan={
        bulan === undefined || tahun === undefined
          ? bulanIni
          : clampBulan({ bulan, tahun }, { max: bulanIni })
      }
      onBulan={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
