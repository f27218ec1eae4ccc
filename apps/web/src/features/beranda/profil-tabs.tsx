import { CalendarDays, CircleUserRound, Clock, House, ScanFace, UsersRound } from 'lucide-react'
import { type Pembaca, hasOwnAlone, isPengelolaAkunAlone, mayDecide } from '../../lib/boleh.ts'
import { type Tab, TabBar } from '../../ui/tab-bar.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { Profile } from '../profil/diri/profil.wire.ts'

/** Who sees it; `to` may follow from how the person's day stands. */
type TabRule = Omit<Tab, 'to'> & {
  /** Everybody, unless it says whom */
  readonly untuk?: (pembaca: Pembaca) => boolean
  readonly to: Tab['to'] | ((presensi: NonNullable<Profile['presensi']>) => Tab['to'])
}

/** In their order. A tab stands here from the day its screen exists. */
const TABS: readonly TabRule[] = [
  { label: 'Beranda', icon: House, to: '/home' },
  { untuk: hasOwnAlone, label: 'Perizinan', icon: CalendarDays, to: '/rekap/perizinan' },
  {
    untuk: hasOwnAlone,
    label: 'Presensi',
    icon: ScanFace,
    raised: true,
    to: ({ langkah }) => (langkah === 'checkOut' ? '/checkout' : '/checkin'),
  },
  { untuk: hasOwnAlone, label: 'Lembur', icon: Clock, to: '/lembur' },
  { untuk: isPengelolaAkunAlone, label: 'Karyawan', icon: UsersRound, to: '/karyawan' },
  { untuk: mayDecide, label: 'Izin', icon: CalendarDays, to: '/izin' },
  { untuk: mayDecide, label: 'Presensi', icon: ScanFace, to: '/presensi/' },
  { untuk: mayDecide, label: 'Lembur', icon: Clock, to: '/pengajuan-lembur' },
  { label: 'Akun', icon: CircleUserRound, to: '/akun' },
]

/** The tabs of who is signed in. */
export function ProfilTabs() {
  return <TabBar tabs={tabsOf(useProfil())} />
}

/** A tab that leads to the day's next step is left out where there is no day: no employee, no placement. */
export function tabsOf(profile: Pick<Profile, 'boleh' | 'presensi'>): Tab[] {
  const { presensi } = profile
  return TABS.flatMap(({ untuk, to, ...tab }) => {
    if (untuk?.(profile) === false) return []
    if (typeof to === 'string') return [{ ...tab, to }]
    return presensi === null ? [] : [{ ...tab, to: to(presensi) }]
  })
}
