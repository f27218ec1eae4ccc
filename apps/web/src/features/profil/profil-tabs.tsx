import { CircleUserRound, House, ScanFace } from 'lucide-react'
import { type Tab, TabBar } from '../../ui/tab-bar.tsx'
import { type Profile, useProfil } from './profil.queries.ts'

/** The tabs of the person's role. */
export function ProfilTabs() {
  return <TabBar tabs={tabsOf(useProfil())} />
}

function tabsOf(profile: Profile): Tab[] {
  const beranda: Tab = { to: '/home', label: 'Beranda', icon: House }
  const akun: Tab = { to: '/akun', label: 'Akun', icon: CircleUserRound }
  if (profile.presensi === null) return [beranda, akun]
  const langkah = profile.presensi.langkah === 'checkOut' ? '/checkout' : '/checkin'
  return [beranda, { to: langkah, label: 'Presensi', icon: ScanFace, raised: true }, akun]
}
