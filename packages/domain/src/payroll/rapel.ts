/**
 * Back pay of a raise that is entered after months it holds for were paid (`docs/rules.md`, section 5.20): each month's old wage, new
 * wage and difference; whole rupiah. It is taxed and irregular, of no contribution (`SIFAT_BARIS`).
 */
import { type Bulan, formatBulan, rentangBulan } from '../bulan.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { BarisSlip } from './payroll.ts'

/** The lines that a wage makes, by how their names begin. */
const NAMA_UPAH = ['Gaji Pokok', 'Tunjangan Tetap', 'Tunjangan Tidak Tetap', 'Upah '] as const

/** What of a month's lines is the wage that was agreed: overtime and allowances by rule are not. */
export function sumUpah(penghasilan: readonly BarisSlip[]): number {
  return penghasilan.reduce(
    (n, { nama, jenis, jumlah }) =>
      n + (jenis !== 'LEMBUR' && NAMA_UPAH.some((awal) => nama.startsWith(awal)) ? jumlah : 0),
    0,
  )
}

/** A month that was paid, by what it was paid and what it comes to now. */
export type BulanRapel = {
  readonly masa: Bulan
  readonly lama: number
  readonly baru: number
  /** What earlier slips paid of the difference */
  readonly dibayar: number
}

/** The line of back pay, with a part a month, and what should be looked at: a month that was paid more than it comes to. */
export function barisRapel(semua: readonly BulanRapel[]): {
  readonly baris: BarisSlip | null
  readonly peringatan: readonly string[]
} {
  const selisih = semua.map((satu) => ({ ...satu, jumlah: satu.baru - satu.lama - satu.dibayar }))
  const kurang = selisih.filter(({ jumlah }) => jumlah > 0)
  const peringatan = selisih
    .filter(({ jumlah }) => jumlah < 0)
    .map(
      ({ masa, jumlah }) =>
        `Upah ${formatBulan(masa)} ternyata dibayar lebih ${formatRupiah(-jumlah)}. Periksa, lalu potong sendiri bila disepakati.`,
    )
  if (kurang.length === 0) return { baris: null, peringatan }
  return {
    baris: {
      nama: 'Rapel',
      jenis: 'RAPEL',
      jumlah: kurang.reduce((n, { jumlah }) => n + jumlah, 0),
      asal: {
        aturan: 'Selisih upah baru dan upah lama dari bulan-bulan yang sudah dibayar.',
        rincian: kurang.map(({ masa, lama, baru, dibayar, jumlah }) => ({
          ...rentangBulan(masa),
          keterangan: `${formatBulan(masa)}: upah lama ${formatRupiah(lama)}, upah baru ${formatRupiah(baru)}${dibayar > 0 ? `, sudah dirapel ${formatRupiah(dibayar)}` : ''}`,
          jumlah,
        })),
      },
    },
    peringatan,
  }
}
