/** Opening balances of a tax year and a former employer's A1, as they are pasted (PMK 168/2023, article 15; `docs/rules.md`, section 5.5i). */
import { paling } from '../aturan.ts'
import { KOLOM_TAHUN } from '../karyawan/lembar-minimum.ts'
import { type BentukTabel, type KolomTabel, readTempel } from '../lembar/tabel.ts'
import type { Setahun } from './pajak.ts'

/** Whole rupiah, and months worked; of this employer before the first slip, `_lain` of the former one. */
export type SaldoPajak = {
  readonly bruto: number
  readonly iuran: number
  readonly bulan: number
  readonly dipotong: number
  readonly neto_lain: number
  readonly dipotong_lain: number
  /** Of that A1, as BPA1 names it; null: nobody wrote it */
  readonly nomor_lain: string | null
}
export type BarisSaldo = SaldoPajak & { readonly kode: string; readonly tahun: number }

/** Characters of an A1's number. */
export const NOMOR_A1_TERPANJANG = 40
export const SALDO_TERBESAR = 100_000_000_000

/** A year's slips with what was before them. */
export function addSaldo<T extends Setahun>(setahun: T, saldo: SaldoPajak): T {
  return {
    ...setahun,
    bruto: setahun.bruto + saldo.bruto,
    iuran: setahun.iuran + saldo.iuran,
    bulan: Math.min(12, setahun.bulan + saldo.bulan),
    dipotong: setahun.dipotong + saldo.dipotong + saldo.dipotong_lain,
    netoLain: (setahun.netoLain ?? 0) + saldo.neto_lain,
  }
}

const UANG = 'Tulis uang sebagai rupiah penuh, misalnya 45.000.000.'
const uang: KolomTabel = {
  makna: 'jumlah',
  cara: UANG,
  aturan: (nilai: number) =>
    Number.isInteger(nilai) && nilai >= 0 && nilai <= SALDO_TERBESAR ? undefined : UANG,
}
const BULAN = 'Tulis bulan bekerja 0 sampai 11.'
const BENTUK: BentukTabel<keyof BarisSaldo> = {
  kolom: {
    kode: { makna: 'kode', isPokok: true, wajib: 'Kode karyawan kosong.' },
    tahun: KOLOM_TAHUN,
    bruto: uang,
    iuran: uang,
    bulan: {
      makna: 'bilangan',
      cara: BULAN,
      aturan: (nilai: number) => (nilai >= 0 && nilai < 12 ? undefined : BULAN),
    },
    dipotong: uang,
    neto_lain: uang,
    dipotong_lain: uang,
    nomor_lain: {
      makna: 'nomor',
      aturan: paling(NOMOR_A1_TERPANJANG, `Nomor A1 paling banyak ${NOMOR_A1_TERPANJANG} karakter.`),
    },
  },
  caraJudul: 'Kolomnya: kode, tahun, bruto, iuran, bulan, dipotong, neto_lain, dipotong_lain, nomor_lain.',
}
const KOSONG: SaldoPajak = {
  bruto: 0,
  iuran: 0,
  bulan: 0,
  dipotong: 0,
  neto_lain: 0,
  dipotong_lain: 0,
  nomor_lain: null,
}

/**
 * Reads lines of kode, year, gross, pension contributions, months, PPh 21, then of a former employer's A1 net income, PPh 21 and
 * number, with or without their names above; what is empty is 0. Mistakes name their line, from 1.
 */
export function parseSaldo(teks: string): {
  readonly baris: readonly BarisSaldo[]
  readonly kesalahan: readonly string[]
} {
  const { baris, kesalahan } = readTempel(teks, BENTUK)
  const lengkap = baris.map((satu) => {
    const diisi = Object.entries(satu).filter(([, nilai]) => nilai !== undefined)
    return { ...KOSONG, ...Object.fromEntries(diisi) } as BarisSaldo
  })
  return { baris: lengkap, kesalahan }
}
