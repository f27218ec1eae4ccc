import { type ComponentType, Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { cakupan } from '@rekan/domain/akses'
import { Bel } from '../../../features/notifikasi/bel.tsx'
import { PerluKeputusan } from '../../../features/pengajuan/perlu-keputusan.tsx'
import { MenuBeranda } from '../../../features/profil/menu-beranda.tsx'
import { ProfilHeader } from '../../../features/profil/profil-header.tsx'
import { useProfil } from '../../../features/profil/profil.queries.ts'
import { TodayCard } from '../../../features/presensi/today-card.tsx'

// After what one comes home for; without it, home is whole.
const MenungguBeranda = lazy(() =>
  import('../../../features/absensi/menunggu-beranda.tsx').then(
    ({ MenungguBeranda: Menunggu }) => ({ default: Menunggu }),
    () => ({ default: () => null }),
  ),
)

const Sorotan = lazy(() =>
  import('../../../features/pengumuman/sorotan.tsx').then(
    ({ SorotanPengumuman }) => ({ default: SorotanPengumuman }),
    () => ({ default: () => null }),
  ),
)

const TimBeranda = lazy(() =>
  import('../../../features/presensi/tim-beranda.tsx').then(
    ({ TimBeranda: Tim }) => ({ default: Tim as ComponentType }),
    () => ({ default: () => null }),
  ),
)
/** A title and a bar with three lines of figures: what comes after stays where it is. */
const TINGGI_TIM = { minHeight: '14.5rem' }

export const Route = createFileRoute('/_authed/_dashboard/home/')({
  staticData: { title: 'Beranda' },
  component: Home,
})

function Home() {
  const { role } = useProfil()
  const isPemutus = cakupan(role.name, 'POST /absensi/{id}/approve') !== null
  return (
    <>
      <ProfilHeader end={<Bel />} />
      <div className="relative -mt-21 space-y-4 px-4">
        <TodayCard />
        <PerluKeputusan />
        {isPemutus && (
          <Suspense fallback={<div style={TINGGI_TIM} />}>
            <div>
              <TimBeranda />
            </div>
          </Suspense>
        )}
        <MenuBeranda />
        {role.name === 'karyawan' && (
          <Suspense fallback={<div className="h-66" />}>
            <Sorotan />
          </Suspense>
        )}
        <Suspense>
          <MenungguBeranda />
        </Suspense>
      </div>
    </>
  )
}
