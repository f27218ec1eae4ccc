import { createFileRoute } from '@tanstack/react-router'
import { cakupan } from '@rekan/domain/akses'
import { redirectExactPresensi } from '../../../features/auth/auth.guards.ts'
import { PresensiSendiri } from '../../../features/presensi/presensi-sendiri.tsx'
import { PresensiTim } from '../../../features/presensi/presensi-tim.tsx'
import { type PresensiSearch, presensiSearch } from '../../../features/presensi/presensi.search.ts'
import { useProfil } from '../../../features/profil/profil.queries.ts'

export const Route = createFileRoute('/_authed/_dashboard/presensi/')({
  beforeLoad: redirectExactPresensi,
  validateSearch: presensiSearch,
  staticData: { title: 'Presensi' },
  component: Presensi,
})

function Presensi() {
  const { role } = useProfil()
  // What else the address holds comes along.
  const saringan = presensiSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  // By its slash it is told from `/presensi`, which leads on.
  const saring = (search: PresensiSearch) =>
    void navigate({ to: '/presensi/', search, state: true, replace: true, resetScroll: false })
  const { bulan, tahun } = saringan
  return (
    <>
      <h1 tabIndex={-1} className="px-4 pt-safe-5 pb-3 text-lg font-bold">
        Presensi
      </h1>
      {cakupan(role.name, 'GET /karyawan/presensi') === 'diri' ? (
        <PresensiSendiri
          bulan={bulan === undefined || tahun === undefined ? undefined : { bulan, tahun }}
          onBulan={saring}
        />
      ) : (
        <PresensiTim saringan={saringan} onSaring={saring} />
      )}
    </>
  )
}
