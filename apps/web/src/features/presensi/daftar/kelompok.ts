import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import type { CallData } from '../../../lib/query.ts'
import type { Tone } from '../../../ui/badge.tsx'
import type { Kelompok } from './presensi.search.ts'

/** One day's figures: statuses add up to `total`, `terlambat` are some of `hadir` */
export type RingkasanHari = CallData<'GET /karyawan/presensi/ringkasan'>

/** How a list of people's days is narrowed, and how a bar parts them: each day is in one of these. */
export const KELOMPOK = {
  tepat: { label: 'Hadir tepat waktu', tone: 'success', status: ['HADIR'], telat: false },
  terlambat: { label: 'Hadir terlambat', tone: 'accent', status: ['HADIR'], telat: true },
  belum: { label: 'Belum presensi', tone: 'neutral', status: ['BELUM_PRESENSI'] },
  izin: {
    label: 'Izin, cuti, dinas',
    tone: 'away',
    status: ['IZIN', 'SAKIT', 'CUTI', 'DINAS_LUAR'],
  },
  alpa: { label: 'Alpa', tone: 'destructive', status: ['ALPA'] },
  libur: { label: 'Libur', tone: 'primary', status: ['LIBUR'] },
} as const satisfies Record<Kelompok, Isi>

type Isi = {
  readonly label: string
  readonly tone: Tone
  readonly status: readonly StatusPresensi[]
  readonly telat?: boolean
}

/** How many days of a summary are in it. */
export function jumlahKelompok(kelompok: Kelompok, ringkasan: RingkasanHari): number {
  if (kelompok === 'tepat') return ringkasan.hadir - ringkasan.terlambat
  if (kelompok !== 'izin') return ringkasan[kelompok]
  return ringkasan.izin + ringkasan.sakit + ringkasan.cuti + ringkasan.dinas_luar
}
