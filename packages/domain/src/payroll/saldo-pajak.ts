/** Opening balances of a tax year and a former employer's A1, as they are pasted (PMK 168/2023, article 15; `docs/rules.md`, section 5.5i). */
import { parseCsv } from '../teks/csv.ts'
import { parseRupiah } from '../teks/rupiah.ts'
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

const RUPIAH = ['bruto', 'iuran', 'dipotong', 'neto_lain', 'dipotong_lain'] as const

/**
 * Reads lines of kode, year, gross, pension contributions, months, PPh 21, then of a former employer's A1 net income, PPh 21 and
 * number; what is empty is 0. A heading and empty lines are passed over. Faults name their line, from 1.
 */
export function parseSaldo(teks: string): {
  readonly baris: readonly BarisSaldo[]
  readonly kesalahan: readonly string[]
} {
  const baris: BarisSaldo[] = []
  const kesalahan: string[] = []
  for (const [ke, sel] of parseCsv(teks.replaceAll('\t', ';')).entries()) {
    const [
      kode = '',
      tahun = '',
      bruto = '',
      iuran = '',
      bulan = '',
      dipotong = '',
      neto = '',
      lain = '',
      nomor = '',
    ] = sel.map((satu) => satu.trim())
    if (sel.every((satu) => satu.trim() === '') || (ke === 0 && kode.toLowerCase() === 'kode')) continue
    const uang = [bruto, iuran, dipotong, neto, lain].map((satu) => (satu === '' ? 0 : parseRupiah(satu)))
    const salah =
      kode === ''
        ? 'kode karyawan kosong.'
        : !/^20\d{2}$/.test(tahun)
          ? 'tulis tahun seperti 2026.'
          : !/^(?:|\d|1[01])$/.test(bulan)
            ? 'tulis bulan bekerja 0 sampai 11.'
            : uang.some((satu) => satu === undefined || satu < 0 || satu > SALDO_TERBESAR)
              ? 'tulis uang sebagai rupiah penuh, misalnya 45.000.000.'
              : nomor.length > NOMOR_A1_TERPANJANG
                ? `nomor A1 paling banyak ${NOMOR_A1_TERPANJANG} karakter.`
                : undefined
    if (salah !== undefined) kesalahan.push(`Baris ${ke + 1}: ${salah}`)
    else {
      const jumlah = Object.fromEntries(RUPIAH.map((nama, i) => [nama, uang[i] ?? 0])) as Omit<
        SaldoPajak,
        'bulan' | 'nomor_lain'
      >
      baris.push({
        kode,
        tahun: Number(tahun),
        bulan: Number(bulan),
        ...jumlah,
        nomor_lain: nomor === '' ? null : nomor,
      })
    }
  }
  return { baris, kesalahan }
}
