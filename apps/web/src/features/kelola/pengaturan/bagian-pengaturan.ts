import {
  Banknote,
  Building2,
  CalendarClock,
  CalendarCog,
  CalendarDays,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MapPinCheck,
  ShieldAlert,
  ToggleRight,
  UserCog,
} from 'lucide-react'
import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import { type Pembaca, may } from '../../../lib/boleh.ts'

/** A section of the settings; its `id` is the last part of its address. */
export type BagianPengaturan = {
  readonly id: string
  readonly label: string
  /** What is set there, for who looks for it */
  readonly uraian: string
  readonly icon: LucideIcon
  /** Who may do this has the section */
  readonly boleh: TindakanLayar
}

/** The sections in their order. */
export const BAGIAN_PENGATURAN = [
  {
    id: 'perusahaan',
    label: 'Perusahaan',
    uraian: 'Nama, alamat, NPWP, NIB, tanggal tutup presensi',
    icon: Building2,
    boleh: 'GET /pengaturan/perusahaan',
  },
  {
    id: 'jam-kerja',
    label: 'Jam kerja',
    uraian: 'Jadwal mingguan, istirahat, dan perubahannya mulai suatu tanggal',
    icon: CalendarClock,
    boleh: 'GET /kelola/jadwal-kerja',
  },
  {
    id: 'libur',
    label: 'Hari libur',
    uraian: 'Libur nasional, cuti bersama yang diambil, hari perusahaan',
    icon: CalendarDays,
    boleh: 'GET /kelola/pengaturan/libur',
  },
  {
    id: 'cuti',
    label: 'Cuti & izin',
    uraian: 'Jenis dan jatah cuti, setengah hari, sisa yang dibawa',
    icon: CalendarCog,
    boleh: 'GET /kelola/pengaturan/jenis-cuti',
  },
  {
    id: 'upah',
    label: 'Tunjangan & premi',
    uraian: 'Uang makan, transport, premi shift, tunjangan pos, jabatan tanpa lembur',
    icon: Banknote,
    boleh: 'GET /kelola/payroll/aturan',
  },
  {
    id: 'lokasi',
    label: 'Lokasi & foto',
    uraian: 'Aturan bawaan lokasi baru',
    icon: MapPinCheck,
    boleh: 'GET /kelola/pengaturan',
  },
  {
    id: 'masa-simpan',
    label: 'Masa simpan',
    uraian: 'Berapa lama foto dan dokumen disimpan, dan yang ditahan',
    icon: ShieldAlert,
    boleh: 'GET /masa-simpan',
  },
  {
    id: 'peran',
    label: 'Peran & lingkup',
    uraian: 'Siapa HRD, koordinator, auditor, admin, dan untuk kantor mana',
    icon: UserCog,
    boleh: 'GET /kelola/pengaturan/peran',
  },
  {
    id: 'masuk',
    label: 'Masuk',
    uraian: 'Langkah kedua dan kunci sandi',
    icon: KeyRound,
    boleh: 'GET /kelola/pengaturan',
  },
  {
    id: 'modul',
    label: 'Modul',
    uraian: 'Fitur yang dipakai perusahaan ini',
    icon: ToggleRight,
    boleh: 'GET /kelola/pengaturan',
  },
  {
    id: 'surel',
    label: 'Surel & notifikasi',
    uraian: 'Uji kirim surel dan notifikasi',
    icon: MailCheck,
    boleh: 'GET /kelola/pengaturan',
  },
] as const satisfies readonly BagianPengaturan[]

export type IdBagian = (typeof BAGIAN_PENGATURAN)[number]['id']

/** The sections that somebody has. */
export function bagianOf(pembaca: Pembaca) {
  return BAGIAN_PENGATURAN.filter(({ boleh }) => may(pembaca, boleh))
}
