import { CalendarDays, CircleUserRound, Clock, House, ScanFace, UsersRound } from 'lucide-react'
import { ROLE, type Role } from '@rekan/domain/peran'
import { type Tab, TabBar } from '../../ui/tab-bar.tsx'
import { type Profile, useProfil } from './profil.queries.ts'

/** Who sees it; `to` may follow from how the person's day stands. */
type TabRule = Omit<Tab, 'to'> & {
  readonly role: readonly Role[]
  readonly to: Tab['to'] | ((presensi: NonNullable<Profile['presensi']>) => Tab['to'])
}

/** In their order. A tab stands here from the day its screen exists. */
const TABS: readonly TabRule[] = [
  { role: ROLE, label: 'Beranda', icon: House, to: '/home' },
  { role: ['karyawan'], label: 'Perizinan', icon: CalendarDays, to: '/rekap/perizinan' },
  {
    role: ['karyawan'],
    label: 'Presensi',
    icon: ScanFace,
    raised: true,
    to: ({ langkah }) => (langkah === 'checkOut' ? '/checkout' : '/checkin'),
  },
  { role: ['karyawan'], label: 'Lembur', icon: Clock, to: '/lembur' },
  { role: ['admin'], label: 'Karyawan', icon: UsersRound, to: '/karyawan' },
  { role: ['koordinator', 'hrd'], label: 'Izin', icon: CalendarDays, to: '/izin' },
  { role: ['koordinator', 'hrd'], label: 'Presensi', icon: ScanFace, to: '/presensi/' },
  { role: ['koordinator', 'hrd'], label: 'Lembur', icon: Clock, to: '/pengajuan-lembur' },
  { role: ROLE, label: 'Akun', icon: CircleUserRound, to: '/akun' },
]

/** The tabs of the person's role. */
export function ProfilTabs() {
  return <TabBar tabs={tabsOf(useProfil())} />
}

/** A tab that leads to the day's next step is left out where there is no day: no employee, no placement. */
export function tabsOf({ role, presensi }: Pick<Profile, 'role' | 'presensi'>): Tab[] {
  return TABS.flatMap(({ role: roles, to, ...tab }) => {
    if (!roles.includes(role.name)) return []
    if (typeof to === 'string') return [{ ...tab, to }]
    return presensi === null ? [] : [{ ...tab, to: to(presensi) }]
  })
}
