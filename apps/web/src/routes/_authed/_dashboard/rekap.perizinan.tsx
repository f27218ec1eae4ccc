import { createFileRoute } from '@tanstack/react-router'
import { RekapPerizinan } from '../../../features/absensi/rekap-perizinan.tsx'
import { useProfil } from '../../../features/profil/profil.queries.ts'
import { bulanOf } from '../../../lib/bulan-of.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { Banner } from '../../../ui/banner.tsx'

export const Route = createFileRoute('/_authed/_dashboard/rekap/perizinan')({
  validateSearch: bulanSearch,
  staticData: { title: 'Perizinan' },
  component: Perizinan,
})

function Perizinan() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const zona = useProfil().office?.timezone.code ?? 'WIB'
  return (
    <>
      <Banner title="Perizinan" subtitle="Cuti, izin, dan koreksi presensi Anda" />
      <div className="space-y-3 px-4 pt-4">
        <RekapPerizinan
          bulan={bulanOf(search, zona)}
          onBulan={(bulan) => void navigate({ search: bulan, replace: true, resetScroll: false })}
        />
      </div>
    </>
  )
}
