/** What a contract with a client pays for, by versions (`docs/rules.md`, section 1.9). */
import { type Aturan, paling, tanpaKendali, urut } from '../aturan.ts'
import type { Tanggal } from '../waktu.ts'

/** What a price is of: a place's month, a man-day, an hour. */
export const SATUAN_HARGA = ['bulan', 'hari', 'jam'] as const
export type SatuanHarga = (typeof SATUAN_HARGA)[number]

/** What a tax is computed on: nothing, the management fee, or all that is billed. */
export const DASAR_PAJAK = ['tidak', 'biaya', 'semua'] as const
export type DasarPajak = (typeof DASAR_PAJAK)[number]

/** The highest price of anything, in rupiah. */
export const HARGA_TERTINGGI = 1_000_000_000
/** So many jobs a contract prices. */
export const HARGA_TERBANYAK = 50

/** What a job costs. */
export type HargaJabatan = {
  readonly jabatan: string
  readonly satuan: SatuanHarga
  /** Whole rupiah of one `satuan` */
  readonly harga: number
  /** Of the price on a holiday, in percent; 100: no more than on other days */
  readonly libur_persen: number
  /** Whole rupiah of an approved hour of overtime; null: none is billed */
  readonly lembur_sejam: number | null
}

/** What holds from a day on until the next such day. */
export type Syarat = {
  readonly berlaku_dari: Tanggal
  /** A gap no longer than this counts as none */
  readonly toleransi_menit: number
  /** So long a place must have been manned to count as a man-day; a shorter shift whole */
  readonly jam_penuh_menit: number
  /** The last day of a period in its month; 31: the month's last */
  readonly tutup_buku: number
  /** Within so many minutes a replacement is promised; null: nothing is */
  readonly ganti_dalam_menit: number | null
  /** Percent of what is promised; null: nothing was agreed */
  readonly janji_pemenuhan: number | null
  /** So many days a sheet waits for its signature */
  readonly tenggat_hari: number
  /** The clause by which silence is consent; null: it never is */
  readonly pasal_diam: string | null
  /** Hundredths of a percent of what is billed */
  readonly biaya_manajemen: number
  readonly ppn: DasarPajak
  readonly pph23: DasarPajak
  /** Whole rupiah that an empty man-day takes off; null: its share of the price alone */
  readonly potongan_kosong: number | null
  readonly harga: readonly HargaJabatan[]
}

/** The rule of the clause by which silence is consent. */
export const aturanPasalDiam: Aturan<string> = urut(
  paling(500, 'Pasal tidak boleh lebih dari 500 karakter.'),
  tanpaKendali('Pasal mengandung karakter yang tidak dikenal.'),
)

/** What is the same job, however it is written. */
export function kunciJabatan(jabatan: string): string {
  return jabatan.trim().toLowerCase()
}

/** Of versions in any order, the one that holds on a date; undefined before the first. */
export function syaratPada<T extends Pick<Syarat, 'berlaku_dari'>>(
  semua: readonly T[],
  tanggal: Tanggal,
): T | undefined {
  return semua
    .filter(({ berlaku_dari }) => berlaku_dari <= tanggal)
    .toSorted((satu, lain) => (satu.berlaku_dari < lain.berlaku_dari ? -1 : 1))
    .at(-1)
}
