import { CalendarDays, History, Timer, UserRoundPen, UsersRound } from 'lucide-react'
import { QuickMenu } from './quick-menu.tsx'

export function Menu() {
  return (
    <QuickMenu
      label="Menu"
      entries={[
        { label: 'Data Diri', icon: UserRoundPen, to: '/akun' },
        { label: 'Penempatan', icon: History, to: '/home' },
        { label: 'Rekan Kerja', icon: UsersRound, to: '/karyawan' },
        { label: 'Lembur', icon: Timer, to: '/checkin' },
        { label: 'Jadwal', icon: CalendarDays, to: '/checkout' },
      ]}
    />
  )
}
