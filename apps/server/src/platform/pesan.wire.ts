import { kelompokFrom } from '@rekan/domain/lembar/kelompok'
import type { PesanSel } from '@rekan/domain/lembar/tabel'

/** So many places are named, and so many kinds of what is wrong; who mends these sees the next. */
export const DISEBUT = 200

/** What is said of a sheet, as answers have it: by row, and each kind once with all of its rows. */
export function wirePesan(kesalahan: readonly PesanSel[], catatan: readonly PesanSel[]) {
  const urut = kesalahan.toSorted((a, b) => a.baris - b.baris)
  return {
    kesalahan: urut.slice(0, DISEBUT),
    jumlah_kesalahan: urut.length,
    kelompok: kelompokFrom(urut)
      .slice(0, DISEBUT)
      .map((satu) => ({ ...satu, baris: [...satu.baris] })),
    catatan: catatan.slice(0, DISEBUT),
    jumlah_catatan: catatan.length,
  }
}
