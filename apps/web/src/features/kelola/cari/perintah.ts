import {
  CalendarPlus,
  Clock,
  House,
  type LucideIcon,
  MapPin,
  PenLine,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import { type Pembaca, may } from '../../../lib/boleh.ts'
import { HARI_INI, bagianAt, kelompokOf } from '../kerangka/bagian.ts'
import type { Temuan } from './cari.queries.ts'

/** Where the search leads. */
export type Hasil = {
  readonly jenis: 'Orang' | 'Lokasi' | 'Layar' | 'Tindakan'
  readonly label: string
  /** What tells it from others of that name */
  readonly keterangan: string
  readonly icon: LucideIcon
  readonly href: string
}

type Tindakan = Pick<Hasil, 'label' | 'icon' | 'href'> & { readonly boleh: TindakanLayar }

/** What is begun from anywhere. */
const TINDAKAN: readonly Tindakan[] = [
  { label: 'Tulis pengumuman', icon: PenLine, href: '/kelola/pengumuman/baru', boleh: 'POST /pengumuman' },
  { label: 'Tambah karyawan', icon: UserPlus, href: '/karyawan/create', boleh: 'POST /karyawan' },
  {
    label: 'Ajukan lembur tim',
    icon: Clock,
    href: '/pengajuan-lembur/create',
    boleh: 'POST /absensi/{id}/approve',
  },
  { label: 'Tunjuk pengganti', icon: CalendarPlus, href: '/kelola/pengganti', boleh: 'POST /pengganti' },
  { label: 'Ke aplikasi saya', icon: House, href: '/home', boleh: 'kelola' },
]

/** Screens and actions of the reader whose words have what was typed; all screens while nothing is. */
export function hasilOf(pembaca: Pembaca, kata: string): Hasil[] {
  const layar = [{ judul: '', bagian: [HARI_INI] }, ...kelompokOf(pembaca)].flatMap(({ judul, bagian }) =>
    bagian.map(({ label, icon, to }): Hasil => ({
      jenis: 'Layar',
      label,
      keterangan: judul,
      icon,
      href: to,
    })),
  )
  const tindakan = TINDAKAN.filter(({ boleh }) => may(pembaca, boleh)).map(
    ({ label, icon, href }): Hasil => ({ jenis: 'Tindakan', label, keterangan: '', icon, href }),
  )
  const dicari = kata.trim().toLowerCase()
  return [...layar, ...tindakan].filter(({ label }) => label.toLowerCase().includes(dicari))
}

/** People and sites, each with the address of its desk; until there is one, a person's screen in the app. */
export function hasilFrom({ karyawan, lokasi }: Temuan): Hasil[] {
  const orang = karyawan.map(({ id, nama, kode, kantor, active }): Hasil => ({
    jenis: 'Orang',
    label: nama,
    keterangan: [kode, active ? kantor : 'nonaktif'].filter((teks) => teks !== null).join(' · '),
    icon: UserRound,
    href: hasMeja('/kelola/karyawan') ? `/kelola/karyawan/${id}` : `/karyawan/${id}`,
  }))
  if (!hasMeja('/kelola/lokasi')) return orang
  return [
    ...orang,
    ...lokasi.map(({ id, nama, alamat }): Hasil => ({
      jenis: 'Lokasi',
      label: nama,
      keterangan: alamat,
      icon: MapPin,
      href: `/kelola/lokasi/${id}`,
    })),
  ]
}

function hasMeja(alamat: string): boolean {
  return bagianAt(alamat) !== undefined
}
