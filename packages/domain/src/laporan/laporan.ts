/** Reports of a month: which there are, what their columns hold and how they are totalled (`docs/rules.md`, section 9.8). */
import { paling, urut, wajib } from '../aturan.ts'
import type { Bulan } from '../bulan.ts'
import { akhirBulan } from '../bulan.ts'
import { type JenisLaporan, NAMA_LAPORAN_TERPANJANG } from './jenis.ts'

/** `JALAN` while it waits or is computed; `TERHENTI` when it could not be. */
export const STATUS_LAPORAN = ['JALAN', 'SELESAI', 'BATAL', 'TERHENTI'] as const
export type StatusLaporan = (typeof STATUS_LAPORAN)[number]

/** Paper holds no more rows than these: some hundred pages. */
export const PDF_BARIS_TERBANYAK = 5000
/** So many of one account are computed or wait at once. */
export const LAPORAN_SEKALIGUS = 3

/** An account keeps so many of them saved. */
export const TERSIMPAN_TERBANYAK = 50
/** A saved report is mailed to so many others. */
export const PENERIMA_TERBANYAK = 10
/** What a site costs beside its price: HR's alone (`docs/rules.md`, section 9.8) */
export const LAPORAN_BIAYA = 'biaya-lokasi' satisfies JenisLaporan

export type SelLaporan = string | number | null
/** A cell for each column, in their order. */
export type BarisLaporan = readonly SelLaporan[]

export type KolomLaporan = {
  readonly kunci: string
  readonly judul: string
  readonly jenis: 'teks' | 'angka'
  /** Its total is the sum of its cells, or follows from other totals; of the others there is none */
  readonly jumlah: 'tambah' | 'turunan' | null
  /** On paper, in letters of the narrowest column */
  readonly lebar: number
}

/** One letter a day stands in the month's report for a status (`docs/rules.md`, section 9.8). */
export const HURUF_STATUS = {
  HADIR: 'H',
  IZIN: 'I',
  SAKIT: 'S',
  CUTI: 'C',
  DINAS_LUAR: 'D',
  ALPA: 'A',
  LIBUR: 'L',
  BELUM_PRESENSI: '',
} as const
/** Who came late that day */
export const HURUF_TERLAMBAT = 'T'

/** The columns of a report, in their order; those of a month's report depend on its length. */
export function kolomLaporan(jenis: JenisLaporan, masa: Bulan): readonly KolomLaporan[] {
  if (jenis !== 'presensi') return KOLOM[jenis]
  const hari = Number(akhirBulan(masa).slice(8))
  return [
    ...ORANG,
    ...Array.from({ length: hari }, (_, i) => teks(`h${i + 1}`, String(i + 1), 1.5)),
    ...KOLOM.presensi,
  ]
}

/** Totals begin so: 0 where cells are added, null where there is none. */
export function mulaiJumlah(kolom: readonly KolomLaporan[]): readonly SelLaporan[] {
  return kolom.map(({ jumlah }) => (jumlah === null ? null : 0))
}

/** The totals with one row more. */
export function addJumlah(
  kolom: readonly KolomLaporan[],
  jumlah: readonly SelLaporan[],
  baris: BarisLaporan,
): readonly SelLaporan[] {
  return kolom.map((satu, ke) =>
    satu.jumlah === 'tambah' ? Number(jumlah[ke] ?? 0) + Number(baris[ke] ?? 0) : (jumlah[ke] ?? null),
  )
}

/** The totals once all rows are in: what follows from others does so now. */
export function closeJumlah(
  jenis: JenisLaporan,
  kolom: readonly KolomLaporan[],
  jumlah: readonly SelLaporan[],
): readonly SelLaporan[] {
  const nilai = (kunci: string) => Number(jumlah[kolom.findIndex((satu) => satu.kunci === kunci)] ?? 0)
  return kolom.map((satu, ke) => {
    if (satu.jumlah !== 'turunan') return jumlah[ke] ?? null
    if (jenis === 'kepegawaian') return computePerputaran(nilai('awal'), nilai('akhir'), nilai('keluar'))
    return jenis === LAPORAN_BIAYA
      ? computePersenMargin(nilai('margin'), nilai('harga'))
      : computeTerisi(nilai('terisi'), nilai('rencana'))
  })
}

/** Who left of a hundred of those who were there on average, to a tenth; null where nobody was. */
export function computePerputaran(awal: number, akhir: number, keluar: number): number | null {
  const rata = (awal + akhir) / 2
  return rata === 0 ? null : Math.round((keluar / rata) * 1000) / 10
}

/** How many of a hundred places were filled, to a tenth; null without a place. */
export function computeTerisi(terisi: number, rencana: number): number | null {
  return rencana === 0 ? null : Math.round((terisi / rencana) * 1000) / 10
}

/** How much of a hundred of the price is left, to a tenth; null without a price. */
export function computePersenMargin(margin: number, harga: number): number | null {
  return harga === 0 ? null : Math.round((margin / harga) * 1000) / 10
}

/** Whole minutes of so many seconds, half of one up: each cell is rounded, so that a total is what its column adds up to. */
export function roundMenit(detik: number): number {
  return Math.round(detik / 60)
}

export const aturanNamaLaporan = urut(
  wajib('Nama laporan harus diisi.'),
  paling(NAMA_LAPORAN_TERPANJANG, `Nama tidak boleh lebih dari ${NAMA_LAPORAN_TERPANJANG} karakter.`),
)

function teks(kunci: string, judul: string, lebar: number): KolomLaporan {
  return { kunci, judul, jenis: 'teks', jumlah: null, lebar }
}
function angka(kunci: string, judul: string, jumlah: KolomLaporan['jumlah'] = 'tambah'): KolomLaporan {
  return { kunci, judul, jenis: 'angka', jumlah, lebar: Math.max(3, judul.length / 3) }
}

const ORANG = [teks('kode', 'Kode', 6), teks('nama', 'Nama', 13), teks('lokasi', 'Lokasi', 11)]

const KOLOM: Readonly<Record<JenisLaporan, readonly KolomLaporan[]>> = {
  presensi: [
    angka('hari_kerja', 'Hari kerja'),
    angka('hadir', 'Hadir'),
    angka('terlambat', 'Terlambat'),
    angka('izin', 'Izin'),
    angka('sakit', 'Sakit'),
    angka('cuti', 'Cuti'),
    angka('dinas_luar', 'Dinas luar'),
    angka('alpa', 'Alpa'),
    angka('libur', 'Libur'),
    angka('belum', 'Belum'),
  ],
  keterlambatan: [
    ...ORANG,
    angka('terlambat', 'Terlambat (kali)'),
    angka('telat', 'Terlambat (menit)'),
    angka('terlama', 'Terlama (menit)', null),
    angka('pulang_cepat', 'Pulang cepat (kali)'),
    angka('lebih_awal', 'Pulang cepat (menit)'),
  ],
  'tanpa-presensi': [
    ...ORANG,
    teks('tanggal', 'Tanggal', 8),
    teks('jam', 'Jam kerja', 8),
    teks('kurang', 'Yang kurang', 9),
    teks('dianggap', 'Pulang dianggap', 7),
  ],
  'jam-kerja': [
    ...ORANG,
    angka('hari_kerja', 'Hari kerja'),
    angka('hadir', 'Hadir'),
    angka('durasi', 'Masuk sampai pulang (menit)'),
    angka('jam_kerja', 'Jam kerja (menit)'),
    angka('man_shift', 'Shift dijalani'),
    angka('man_shift_rencana', 'Shift direncanakan'),
    angka('pulang_dianggap', 'Pulang dianggap'),
    teks('dicatat_oleh', 'Dicatat oleh', 13),
  ],
  lembur: [
    ...ORANG,
    teks('tanggal', 'Tanggal', 8),
    teks('jam', 'Jam', 9),
    angka('menit', 'Lama (menit)'),
    teks('keterangan', 'Pekerjaan', 14),
  ],
  'saldo-cuti': [
    ...ORANG,
    teks('tanggal_masuk', 'Mulai bekerja', 8),
    teks('berlaku', 'Dapat diambil sampai', 8),
    angka('sisa', 'Sisa cuti (hari)'),
  ],
  kepegawaian: [
    teks('lokasi', 'Lokasi', 16),
    angka('awal', 'Awal bulan'),
    angka('masuk', 'Masuk'),
    angka('pindah_masuk', 'Pindah masuk'),
    angka('keluar', 'Keluar'),
    angka('pindah_keluar', 'Pindah keluar'),
    angka('akhir', 'Akhir bulan'),
    angka('perputaran', 'Perputaran (%)', 'turunan'),
  ],
  keterisian: [
    teks('lokasi', 'Lokasi', 14),
    teks('pos', 'Pos', 12),
    angka('butuh', 'Kebutuhan'),
    angka('rencana', 'Rencana'),
    angka('terisi', 'Terisi'),
    angka('terlambat', 'Terlambat'),
    angka('kosong', 'Kosong (menit)'),
    angka('persen', 'Terisi (%)', 'turunan'),
  ],
  'biaya-lokasi': [
    teks('lokasi', 'Lokasi', 14),
    teks('klien', 'Klien', 12),
    angka('harga', 'Harga (rupiah)'),
    angka('gaji', 'Gaji (rupiah)'),
    angka('lembur', 'Lembur (rupiah)'),
    angka('bpjs', 'BPJS (rupiah)'),
    angka('thr', 'Cadangan THR (rupiah)'),
    angka('pengganti', 'Pengganti (rupiah)'),
    angka('margin', 'Margin (rupiah)'),
    angka('persen', 'Margin (%)', 'turunan'),
    angka('tanpa_slip', 'Orang tanpa slip', null),
  ],
}

/** One line of white space at most. */
export function tidyNamaLaporan(nama: string): string {
  return nama.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
