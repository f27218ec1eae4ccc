import { createFileRoute } from '@tanstack/react-router'
import { IzinMasuk } from '../../../features/pengajuan/masuk/izin-masuk.tsx'
import {
  type PengajuanSearch,
  pengajuanSearch,
} from '../../../features/pengajuan/antrean/pengajuan.search.ts'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { mayDecide, isPenyetuju } from '../../../lib/boleh.ts'

export const Route = createFileRoute('/_authed/_dashboard/izin/')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: PengajuanSearch) => search,
  staticData: { title: 'Izin' },
  component: Izin,
})

function Izin() {
  // What else the address holds comes along.
  const search = pengajuanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const profile = useProfil()
  return (
    <>
      <h1 tabIndex={-1} className="px-4 pt-safe-5 pb-3 text-lg font-bold">
        {mayDecide(profile) ? 'Perizinan Tim' : isPenyetuju(profile) ? 'Perizinan HRD' : 'Perizinan Saya'}
      </h1>
      <IzinMasuk
        search={search}
        onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
      />
    </>
  )
}
