import { createFileRoute } from '@tanstack/react-router'
import { useProfil } from '../../../features/profil/profil.queries.ts'
import { RekapPresensi } from '../../../features/rekap/rekap-presensi.tsx'
import { bulanOf } from '../../../lib/bulan-of.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { Banner } from '../../../ui/banner.tsx'

export const Route = createFileRoute('/_authed/_dashboard/rekap/presensi')({
  validateSearch: bulanSearch,
  staticData: { title: 'Rekap Presensi' },
  component: Rekap,
})

function Rekap() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const zona = useProfil().office?.timezone.code ?? 'WIB'
  return (
    <>
      <Banner title="Rekap Presensi" subtitle="Kehadiran Anda bulan demi bulan" />
      <div className="space-y-3 px-4 pt-4">
        <RekapPresensi
          bulan={bulanOf(search, zona)}
          onBulan={(bulan) => void navigate({ search: bulan, replace: true, resetScroll: false })}
        />
      </div>
    </>
  )
}
