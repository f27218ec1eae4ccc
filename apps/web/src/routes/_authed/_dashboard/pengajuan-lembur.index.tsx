import { createFileRoute } from '@tanstack/react-router'
import { LemburMasuk } from '../../../features/pengajuan/lembur-masuk.tsx'
import { pengajuanSearch } from '../../../features/pengajuan/pengajuan.search.ts'
import { useProfil } from '../../../features/profil/profil.queries.ts'

export const Route = createFileRoute('/_authed/_dashboard/pengajuan-lembur/')({
  validateSearch: pengajuanSearch,
  staticData: { title: 'Pengajuan Lembur' },
  component: PengajuanLembur,
})

function PengajuanLembur() {
  // What else the address holds comes along.
  const search = pengajuanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { role } = useProfil()
  return (
    <>
      <h1 tabIndex={-1} className="px-4 pt-safe-5 pb-3 text-lg font-bold">
        {role.name === 'karyawan' || role.name === 'admin' ? 'Lembur Saya' : 'Lembur Tim'}
      </h1>
      <LemburMasuk
        search={search}
        onSearch={(baru) => void navigate({ search: baru, replace: true, resetScroll: false })}
      />
    </>
  )
}
