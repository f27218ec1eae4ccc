import { Link, createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { LemburMasuk } from '../../../features/pengajuan/masuk/lembur-masuk.tsx'
import {
  type PengajuanSearch,
  pengajuanSearch,
} from '../../../features/pengajuan/antrean/pengajuan.search.ts'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { mayDecide, isPenyetuju } from '../../../lib/boleh.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { later } from '../../../ui/later.tsx'

const KirimanTim = later(() => import('../../../features/pengajuan/kiriman/kiriman-list.tsx'), 'KirimanTim')

export const Route = createFileRoute('/_authed/_dashboard/pengajuan-lembur/')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: PengajuanSearch) => search,
  staticData: { title: 'Pengajuan Lembur' },
  component: PengajuanLembur,
})

function PengajuanLembur() {
  // What else the address holds comes along.
  const search = pengajuanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const profile = useProfil()
  const isPemutus = mayDecide(profile)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-safe-5 pb-3">
        <h1 tabIndex={-1} className="text-lg font-bold">
          {isPemutus ? 'Lembur Tim' : isPenyetuju(profile) ? 'Lembur HRD' : 'Lembur Saya'}
        </h1>
        {/* Not floating: it would lie over the buttons that decide. */}
        {isPemutus && (
          <Link
            to="/pengajuan-lembur/create"
            state={{ dari: '/pengajuan-lembur' }}
            className="flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
          >
            <Plus className="size-5" />
            Ajukan
          </Link>
        )}
      </div>
      {readTanda() !== null && (
        <div className="px-4 pb-3">
          <KirimanTim />
        </div>
      )}
      <LemburMasuk
        search={search}
        onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
      />
    </>
  )
}
