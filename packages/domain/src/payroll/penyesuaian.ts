/** What turns out of a locked month, paid or taken off with a later one (`docs/rules.md`, section 5.22); whole rupiah. */
import { type Aturan, paling, urut, wajib } from '../aturan.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'
import { type BarisSlip, JUMLAH_TERBESAR } from './payroll.ts'

/** Below 0 it is taken off; never 0. */
export const aturanJumlahPenyesuaian: Aturan<number> = (jumlah) => {
  if (!Number.isSafeInteger(jumlah)) return 'Jumlah harus rupiah penuh.'
  if (jumlah === 0) return 'Jumlah tidak boleh 0.'
  return Math.abs(jumlah) > JUMLAH_TERBESAR ? 'Jumlah terlalu besar.' : undefined
}
export const aturanKeteranganPenyesuaian = urut(
  wajib('Keterangan harus diisi.'),
  paling(200, 'Keterangan tidak boleh lebih dari 200 karakter.'),
)

export type Penyesuaian = {
  readonly id: number
  /** The day it stems from */
  readonly hari: Tanggal
  readonly jumlah: number
  readonly keterangan: string
}

/** The lines of a slip: paid ones are taxed income, those taken off lower it; none is of BPJS's base. */
export function barisPenyesuaian(semua: readonly Penyesuaian[]): {
  readonly penghasilan: readonly BarisSlip[]
  readonly ketidakhadiran: readonly BarisSlip[]
} {
  return {
    penghasilan: semua.filter(({ jumlah }) => jumlah > 0).map((satu) => baris(satu, 'RAPEL')),
    ketidakhadiran: semua.filter(({ jumlah }) => jumlah < 0).map((satu) => baris(satu, 'ABSENSI')),
  }
}

function baris({ id, hari, jumlah, keterangan }: Penyesuaian, jenis: 'RAPEL' | 'ABSENSI'): BarisSlip {
  return {
    nama: `Penyesuaian ${formatTanggal(hari)} No. ${id}`,
    jenis,
    jumlah: Math.abs(jumlah),
    sumber: `PENYESUAIAN:${id}`,
    asal: {
      aturan: 'Penyesuaian dari bulan presensi yang sudah dikunci.',
      rincian: [{ dari: hari, sampai: hari, keterangan, jumlah: Math.abs(jumlah) }],
    },
  }
}
