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
import {
  type Pembaca,
  hasOwnAlone,
  isPengelolaAkunAlone,
  may,
  mayDecide,
  mayManageAkun,
} from '../../lib/boleh.ts'
import { type MenuEntry, QuickMenu } from '../../ui/quick-menu.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { Profile } from '../profil/diri/profil.wire.ts'

type Aturan = MenuEntry & {
  /** Everybody, unless it says whom */
  readonly untuk?: (pembaca: Pembaca) => boolean
  /** Only for accounts with an employee */
  readonly karyawan?: boolean
}

/** In their order. An entry stands here from the day its screen exists (`docs/rules.md`, section 11.1). */
const MENU: readonly Aturan[] = [
  { untuk: hasOwnAlone, karyawan: true, label: 'Perizinan', icon: CalendarPlus, to: '/rekap/perizinan' },
  {
    untuk: mayDecide,
    karyawan: true,
    label: 'Perizinan Saya',
    icon: CalendarPlus,
    to: '/rekap/perizinan',
  },
  { karyawan: true, label: 'Rekap Presensi', icon: CalendarCheck, to: '/rekap/presensi' },
  { untuk: isColleague, karyawan: true, label: 'Jadwal', icon: CalendarDays, to: '/jadwal' },
  { label: 'Data Diri', icon: UserRoundPen, to: '/akun/karyawan' },
  { karyawan: true, label: 'Penempatan', icon: History, to: '/akun/histories/penempatan' },
  { untuk: hasOwnAlone, karyawan: true, label: 'Lembur', icon: Clock, to: '/lembur' },
  { untuk: mayDecide, karyawan: true, label: 'Lembur Saya', icon: Clock, to: '/lembur' },
  { karyawan: true, label: 'Slip Gaji', icon: ReceiptText, to: '/payroll' },
  { untuk: isColleague, label: 'Rekan Kerja', icon: UsersRound, to: '/karyawan' },
  { untuk: mayEditOrang, label: 'Karyawan', icon: UsersRound, to: '/karyawan' },
  { untuk: mayKelola, label: 'Kelola', icon: BriefcaseBusiness, to: '/kelola' },
  { untuk: isPengelolaAkunAlone, label: 'Karyawan Baru', icon: UserPlus, to: '/karyawan/create' },
]

function isColleague(pembaca: Pembaca): boolean {
  return !mayManageAkun(pembaca)
}

/** Whose work other people's data are. */
function mayEditOrang(pembaca: Pembaca): boolean {
  return may(pembaca, 'ubahData')
}

/** The back office. */
function mayKelola(pembaca: Pembaca): boolean {
  return may(pembaca, 'kelola')
}

/** What home leads to beside the tabs. */
export function MenuBeranda() {
  return <QuickMenu label="Menu" entries={menuOf(useProfil())} />
}

export function menuOf(profile: Pick<Profile, 'boleh' | 'karyawanId'>): MenuEntry[] {
  return MENU.filter(
    ({ untuk, karyawan = false }) => untuk?.(profile) !== false && (!karyawan || profile.karyawanId !== 0),
  )
}
