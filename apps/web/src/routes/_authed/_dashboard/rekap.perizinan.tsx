import { createFileRoute } from '@tanstack/react-router'
import { bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { RekapPerizinan } from '../../../features/pengajuan/izin/rekap-perizinan.tsx'
import { useZona } from '../../../features/profil/diri/profil.queries.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Banner } from '../../../ui/banner.tsx'

export const Route = createFileRoute('/_authed/_dashboard/rekap/perizinan')({
  validateSearch: bulanSearch,
  staticData: { title: 'Perizinan' },
  component: Perizinan,
})

function Perizinan() {
  const { bulan, tahun } = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const zona = useZona()
  const bulanIni = bulanLokal(serverNow(), zona)
  return (
    <>
      <Banner title="Perizinan" subtitle="Cuti, izin, dan koreksi presensi Anda" />
      <div className="space-y-3 px-4 pt-4">
        <RekapPerizinan
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
