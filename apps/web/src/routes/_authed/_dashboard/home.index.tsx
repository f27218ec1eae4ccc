import { createFileRoute } from '@tanstack/react-router'
import { Bel } from '../../../features/notifikasi/kabar/bel.tsx'
import { MenuBeranda } from '../../../features/beranda/menu-beranda.tsx'
import { ProfilHeader } from '../../../features/profil/akun/profil-header.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { JagaPunch } from '../../../features/presensi/punch-kamera/jaga-punch.ts'
import { TodayCard } from '../../../features/presensi/punch/today-card.tsx'
import { may, mayDecide, isPenyetuju } from '../../../lib/boleh.ts'
import { later } from '../../../ui/later.tsx'

// Where work begins at a desk; at a phone there is none of it.
const KelolaBeranda = later(() => import('../../../features/kelola/kelola-beranda.tsx'), 'KelolaBeranda')
// Not what one comes home for; what stands in their place keeps what comes after where it is.
const DataLama = later(() => import('../../../features/profil/ubah/data-lama.tsx'), 'DataLama')
const PerluKeputusan = later(
  () => import('../../../features/pengajuan/daftar/perlu-keputusan.tsx'),
  'PerluKeputusan',
  // A title and a line of tiles.
  <div style={{ minHeight: '9.5rem' }} />,
)
const UrusanBeranda = later(
  () => import('../../../features/pengajuan/daftar/urusan-beranda.tsx'),
  'UrusanBeranda',
)
const TimBeranda = later(
  () => import('../../../features/presensi/tim/tim-beranda.tsx'),
  'TimBeranda',
  // A title and a bar with three lines of figures.
  <div style={{ minHeight: '14.5rem' }} />,
)
const JadwalBeranda = later(
  () => import('../../../features/jadwal/jadwal-beranda.tsx'),
  'JadwalBeranda',
  <div className="h-41" />,
)
const Sorotan = later(
  () => import('../../../features/pengumuman/baca/sorotan.tsx'),
  'SorotanPengumuman',
  <div className="h-66" />,
)
const MenungguBeranda = later(
  () => import('../../../features/pengajuan/izin/menunggu-beranda.tsx'),
  'MenungguBeranda',
)

const SistemBeranda = later(() => import('../../../features/sistem/sistem-beranda.tsx'), 'SistemBeranda')

export const Route = createFileRoute('/_authed/_dashboard/home/')({
  staticData: { title: 'Beranda' },
  component: Home,
})

function Home() {
  const profile = useProfil()
  return (
    <>
      <ProfilHeader profile={profile} end={<Bel />} />
      <div className="relative -mt-21 space-y-4 px-4">
        {may(profile, 'kelola') && <KelolaBeranda />}
        <DataLama />
        <TodayCard />
        {profile.presensi !== null && <JagaPunch />}
        {mayDecide(profile) && (
          <>
            <PerluKeputusan />
            <TimBeranda />
          </>
        )}
        {isPenyetuju(profile) && <UrusanBeranda />}
        <MenuBeranda />
        {may(profile, 'GET /sistem') && <SistemBeranda />}
        {profile.office !== null && <JadwalBeranda />}
        {may(profile, 'POST /pengumuman/{id}/read') && <Sorotan />}
        <MenungguBeranda />
      </div>
    </>
  )
}
