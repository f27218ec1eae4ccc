import { createFileRoute } from '@tanstack/react-router'
import { bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { useZona } from '../../../features/profil/diri/profil.queries.ts'
import { RekapPresensi } from '../../../features/presensi/rekap/rekap-presensi.tsx'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Banner } from '../../../ui/banner.tsx'

export const Route = createFileRoute('/_authed/_dashboard/rekap/presensi')({
  validateSearch: bulanSearch,
  staticData: { title: 'Rekap Presensi' },
  component: Rekap,
})

function Rekap() {
  const { bulan, tahun } = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const zona = useZona()
  const bulanIni = bulanLokal(serverNow(), zona)
  return (
    <>
      <Banner title="Rekap Presensi" subtitle="Kehadiran Anda bulan demi bulan" />
      <div className="space-y-3 px-4 pt-4">
        <RekapPresensi
          bulan={
            bulan === undefined || tahun === undefined
              ? bulanIni
              : clampBulan({ bulan, tahun }, { max: bulanIni })
          }
          onBulan={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </div>
    </>
  )
}
