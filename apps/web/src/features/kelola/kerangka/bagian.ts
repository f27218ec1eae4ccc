import {
  CalendarCheck,
  CalendarCheck2,
  CalendarRange,
  ChartColumn,
  ClockPlus,
  CalendarClock,
  Handshake,
  History,
  House,
  type LucideIcon,
  MailOpen,
  MapPin,
  Megaphone,
  Settings,
  UserRoundCheck,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import type { LinkProps } from '@tanstack/react-router'
import { type Pembaca, may } from '../../../lib/boleh.ts'

/** A desk of the back office. */
export type Bagian = {
  readonly label: string
  readonly icon: LucideIcon
  /** Its address; records and screens below it belong to it */
  readonly to: NonNullable<LinkProps['to']>
  /** Who may do this has the desk */
  readonly boleh: TindakanLayar
  /** Of what waits for the reader, the part that waits here; `search` opens the desk with just these rows */
  readonly menunggu?: {
    readonly jumlah: 'izin' | 'lembur' | 'presensi'
    readonly search?: NonNullable<LinkProps['search']>
  }
}

export type Kelompok = { readonly judul: string; readonly bagian: readonly Bagian[] }

export const HARI_INI: Bagian = { label: 'Hari ini', icon: House, to: '/kelola', boleh: 'kelola' }

/** The desks in their order, by group. One stands here from the day its screen exists. */
export const KELOMPOK: readonly Kelompok[] = [
  {
    judul: 'Waktu',
    bagian: [
      {
        label: 'Presensi',
        icon: CalendarClock,
        to: '/kelola/presensi',
        boleh: 'GET /kelola/presensi',
        menunggu: { jumlah: 'presensi' },
      },
      { label: 'Jadwal', icon: CalendarRange, to: '/kelola/jadwal', boleh: 'GET /kelola/roster' },
      {
        label: 'Izin & cuti',
        icon: CalendarCheck,
        to: '/kelola/izin',
        boleh: 'GET /kelola/izin',
        menunggu: { jumlah: 'izin' },
      },
      {
        label: 'Lembur',
        icon: ClockPlus,
        to: '/kelola/lembur',
        boleh: 'GET /kelola/lembur',
        menunggu: { jumlah: 'lembur' },
      },
      { label: 'Pengganti', icon: UserRoundCheck, to: '/kelola/pengganti', boleh: 'POST /pengganti' },
    ],
  },
  {
    judul: 'Orang',
    bagian: [
      { label: 'Karyawan', icon: UsersRound, to: '/kelola/karyawan', boleh: 'GET /kelola/karyawan' },
      { label: 'Lokasi', icon: MapPin, to: '/kelola/lokasi', boleh: 'GET /kelola/lokasi' },
      { label: 'Klien', icon: Handshake, to: '/kelola/klien', boleh: 'GET /kelola/klien' },
    ],
  },
  {
    judul: 'Gaji',
    bagian: [
      {
        label: 'Tutup bulan',
        icon: CalendarCheck2,
        to: '/kelola/tutup-bulan',
        boleh: 'GET /kelola/tutup-bulan',
      },
      { label: 'Slip gaji', icon: WalletCards, to: '/kelola/gaji', boleh: 'GET /kelola/payroll' },
    ],
  },
  {
    judul: 'Perusahaan',
    bagian: [
      { label: 'Pengumuman', icon: Megaphone, to: '/kelola/pengumuman', boleh: 'POST /pengumuman' },
      {
        label: 'Pengumuman untuk saya',
        icon: MailOpen,
        to: '/kelola/pengumuman-saya',
        boleh: 'GET /kelola/pengumuman/saya',
      },
      { label: 'Laporan', icon: ChartColumn, to: '/kelola/laporan', boleh: 'GET /kelola/laporan' },
      { label: 'Jejak audit', icon: History, to: '/kelola/audit', boleh: 'GET /kelola/audit' },
      { label: 'Pengaturan', icon: Settings, to: '/kelola/pengaturan', boleh: 'GET /kelola/pengaturan' },
    ],
  },
]

/** Clients' sheets, which HR of branches reads who has no desk of clients. */
const BERITA_ACARA: Bagian = {
  label: 'Klien',
  icon: Handshake,
  to: '/kelola/klien',
  boleh: 'GET /kelola/berita-acara',
}

/** The groups with the desks that somebody has; a group without any is left out. */
export function kelompokOf(pembaca: Pembaca): Kelompok[] {
  return KELOMPOK.map(({ judul, bagian }) => ({
    judul,
    bagian: bagian.filter(({ boleh }) => may(pembaca, boleh)),
  })).filter(({ bagian }) => bagian.length > 0)
}

/** The desk that an address belongs to; undefined where there is none. */
export function bagianAt(pathname: string): Bagian | undefined {
  const path = pathname.replace(/\/$/, '')
  if (path === HARI_INI.to) return HARI_INI
  if (/^\/kelola\/klien\/(berita-acara|kontrak)\//.test(path)) return BERITA_ACARA
  return KELOMPOK.flatMap(({ bagian }) => bagian).find(({ to }) => path === to || path.startsWith(`${to}/`))
}
