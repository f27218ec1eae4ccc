import {
  CalendarCog,
  type LucideIcon,
  Megaphone,
  ShieldAlert,
  UserRoundCheck,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { LinkProps } from '@tanstack/react-router'

export type Bagian = {
  readonly label: string
  readonly icon: LucideIcon
  readonly to: NonNullable<LinkProps['to']>
  /** What is done there */
  readonly isi: string
}

/** The parts of the back office, in their order. A part stands here from the day its screen exists. */
export const BAGIAN: readonly Bagian[] = [
  {
    label: 'Gaji',
    icon: WalletCards,
    to: '/kelola/gaji',
    isi: 'Slip gaji sebulan: susun, periksa, terbitkan',
  },
  {
    label: 'Masa Simpan',
    icon: ShieldAlert,
    to: '/kelola/masa-simpan',
    isi: 'Foto presensi yang akan dihapus dan yang ditahan',
  },
  { label: 'Pengumuman', icon: Megaphone, to: '/kelola/pengumuman', isi: 'Tulis, terbitkan, tarik' },
]

/** What HR does besides, on screens that others open too. */
export const DI_APLIKASI: readonly Bagian[] = [
  { label: 'Karyawan', icon: UsersRound, to: '/karyawan', isi: 'Data, penempatan, upah, cuti tiap orang' },
  { label: 'Pengganti', icon: UserRoundCheck, to: '/akun/pengganti', isi: 'Siapa yang memutuskan sementara' },
  {
    label: 'Aturan Cuti',
    icon: CalendarCog,
    to: '/akun/aturan-cuti',
    isi: 'Sisa yang dibawa dan cuti bersama',
  },
]
