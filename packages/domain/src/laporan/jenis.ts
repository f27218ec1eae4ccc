/** Which reports there are, as what and of which month: what screens know of them (`docs/rules.md`, section 9.8). */
import { type Bulan, addBulan } from '../bulan.ts'

export const JENIS_LAPORAN = [
  'presensi',
  'keterlambatan',
  'tanpa-presensi',
  'jam-kerja',
  'lembur',
  'saldo-cuti',
  'kepegawaian',
  'keterisian',
  'biaya-lokasi',
] as const
export type JenisLaporan = (typeof JENIS_LAPORAN)[number]

export const NAMA_LAPORAN: Readonly<Record<JenisLaporan, string>> = {
  presensi: 'Presensi sebulan',
  keterlambatan: 'Keterlambatan',
  'tanpa-presensi': 'Presensi yang kurang',
  'jam-kerja': 'Jam kerja',
  lembur: 'Lembur',
  'saldo-cuti': 'Saldo cuti',
  kepegawaian: 'Jumlah dan perputaran karyawan',
  keterisian: 'Keterisian pos',
  'biaya-lokasi': 'Biaya dan harga lokasi',
}

export const FORMAT_LAPORAN = ['xlsx', 'csv', 'pdf'] as const
export type FormatLaporan = (typeof FORMAT_LAPORAN)[number]

export const NAMA_LAPORAN_TERPANJANG = 60

/** The month that runs on the day it is mailed, or the one before. */
export const MASA_LAPORAN = ['BULAN_INI', 'BULAN_LALU'] as const
export type MasaLaporan = (typeof MASA_LAPORAN)[number]

/** The month that a report tells of which is mailed in `bulan`. */
export function bulanDiceritakan(masa: MasaLaporan, bulan: Bulan): Bulan {
  return masa === 'BULAN_INI' ? bulan : addBulan(bulan, -1)
}

export type BentukGambar = {
  readonly judul: string
  /** What stands below each group */
  readonly per: string
  readonly deret: readonly string[]
  /** The values of a group stand on each other and make a whole; else beside each other */
  readonly bertumpuk: boolean
}

/** Reports of which a chart says more than figures; days are in their order, sites by their first value, the greatest first. */
export const GAMBAR: Readonly<Partial<Record<JenisLaporan, BentukGambar>>> = {
  presensi: {
    judul: 'Hadir, terlambat, dan alpa tiap hari',
    per: 'Tanggal',
    deret: ['Hadir tepat waktu', 'Terlambat', 'Alpa'],
    bertumpuk: true,
  },
  keterlambatan: {
    judul: 'Menit terlambat menurut lokasi',
    per: 'Lokasi',
    deret: ['Terlambat (menit)'],
    bertumpuk: false,
  },
  lembur: {
    judul: 'Jam lembur menurut lokasi',
    per: 'Lokasi',
    deret: ['Lembur (jam)'],
    bertumpuk: false,
  },
  kepegawaian: {
    judul: 'Karyawan di akhir bulan, masuk, dan keluar menurut lokasi',
    per: 'Lokasi',
    deret: ['Akhir bulan', 'Masuk', 'Keluar'],
    bertumpuk: false,
  },
  keterisian: {
    judul: 'Tempat terisi dan kosong menurut lokasi',
    per: 'Lokasi',
    deret: ['Terisi', 'Tidak terisi'],
    bertumpuk: true,
  },
}
