import { Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { redirectExactPresensi } from '../../../features/auth/sesi/auth.guards.ts'
import { type PresensiSearch, presensiSearch } from '../../../features/presensi/daftar/presensi.search.ts'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { reachOf, isPenyetuju } from '../../../lib/boleh.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'

// Nobody needs both.
const PresensiTim = lazy(async () => ({
  default: (await import('../../../features/presensi/tim/presensi-tim.tsx')).PresensiTim,
}))
const PresensiSendiri = lazy(async () => ({
  default: (await import('../../../features/presensi/daftar/presensi-sendiri.tsx')).PresensiSendiri,
}))
const PresensiUrusan = lazy(async () => ({
  default: (await import('../../../features/presensi/tim/presensi-urusan.tsx')).PresensiUrusan,
}))

export const Route = createFileRoute('/_authed/_dashboard/presensi/')({
  beforeLoad: redirectExactPresensi,
  // What an address holds is judged on the screen, not in the first load of every other.
  validateSearch: (search: Record<string, unknown>) => search as PresensiSearch,
  staticData: { title: 'Presensi' },
  component: Presensi,
})

function Presensi() {
  const profile = useProfil()
  const sejauh = reachOf(profile, 'GET /karyawan/presensi')
  const saringan = presensiSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  // By its slash it is told from `/presensi`, which leads on.
  const saring = (search: PresensiSearch, replace = true) =>
    void navigate({ to: '/presensi/', search, state: true, replace, resetScroll: false })
  const { bulan, tahun } = saringan
  return (
    <>
      <h1 tabIndex={-1} className="px-4 pt-safe-5 pb-3 text-lg font-bold">
        Presensi
      </h1>
      <Suspense
        fallback={
          <div className="px-4">
            <SkeletonList avatar lines={2} />
          </div>
        }
      >
        {(sejauh ?? 'diri') === 'diri' && saringan.tinjauan === true && isPenyetuju(profile) ? (
          <PresensiUrusan />
        ) : sejauh === 'diri' ? (
          <PresensiSendiri
            bulan={bulan === undefined || tahun === undefined ? undefined : { bulan, tahun }}
            onBulan={saring}
          />
        ) : (
          <PresensiTim saringan={saringan} onSaring={saring} onTampilan={(search) => saring(search, false)} />
        )}
      </Suspense>
    </>
  )
}
