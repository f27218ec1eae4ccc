import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  Clock,
  History,
  ReceiptText,
  UserPlus,
  UserRoundPen,
  UsersRound,
} from 'lucide-react'
import { ROLE, type Role } from '@rekan/domain/peran'
import { type MenuEntry, QuickMenu } from '../../ui/quick-menu.tsx'
import { type Profile, useProfil } from './profil.queries.ts'

type Aturan = MenuEntry & {
  readonly role: readonly Role[]
  /** Only for accounts with an employee */
  readonly karyawan?: boolean
}

/** In their order. An entry stands here from the day its screen exists (`docs/rules.md`, section 11.1). */
const MENU: readonly Aturan[] = [
  { role: ['karyawan'], karyawan: true, label: 'Perizinan', icon: CalendarPlus, to: '/rekap/perizinan' },
  {
    role: ['koordinator', 'hrd'],
    karyawan: true,
    label: 'Perizinan Saya',
    icon: CalendarPlus,
    to: '/rekap/perizinan',
  },
  { role: ROLE, karyawan: true, label: 'Rekap Presensi', icon: CalendarCheck, to: '/rekap/presensi' },
  { role: ['karyawan', 'koordinator'], karyawan: true, label: 'Jadwal', icon: CalendarDays, to: '/jadwal' },
  { role: ROLE, label: 'Data Diri', icon: UserRoundPen, to: '/akun/karyawan' },
  { role: ROLE, karyawan: true, label: 'Penempatan', icon: History, to: '/akun/histories/penempatan' },
  { role: ['karyawan'], karyawan: true, label: 'Lembur', icon: Clock, to: '/lembur' },
  { role: ['koordinator', 'hrd'], karyawan: true, label: 'Lembur Saya', icon: Clock, to: '/lembur' },
  { role: ROLE, karyawan: true, label: 'Slip Gaji', icon: ReceiptText, to: '/payroll' },
  { role: ['karyawan', 'koordinator'], label: 'Rekan Kerja', icon: UsersRound, to: '/karyawan' },
  { role: ['hrd'], label: 'Karyawan', icon: UsersRound, to: '/karyawan' },
  { role: ['hrd'], label: 'Kelola', icon: BriefcaseBusiness, to: '/kelola' },
  { role: ['admin'], label: 'Karyawan Baru', icon: UserPlus, to: '/karyawan/create' },
]

/** What home leads to beside the tabs. */
export function MenuBeranda() {
  return <QuickMenu label="Menu" entries={menuOf(useProfil())} />
}

export function menuOf({ role, karyawanId }: Pick<Profile, 'role' | 'karyawanId'>): MenuEntry[] {
  return MENU.filter((aturan) => aturan.role.includes(role.name) && (!aturan.karyawan || karyawanId !== 0))
}
