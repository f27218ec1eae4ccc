/** What a payslip differs by from the month before, cause by cause (`docs/rules.md`, section 5.6a). */
import { formatTanggal } from '../waktu.ts'
import { type AsalBaris, type BarisSlip, type IsiSlip, totalSlip } from './payroll.ts'

/** A line that is another amount than before; `jumlah` in whole rupiah of net pay, below 0 where it lowers it. */
export type SebabSelisih = {
  readonly nama: string
  /** What it came from and comes from, in words; null: nothing says so */
  readonly keterangan: string | null
  readonly jumlah: number
}
export type SelisihSlip = {
  /** Net pay before and now, whole rupiah; null: no payslip */
  readonly lama: number | null
  readonly baru: number | null
  /** What the net pay rose by; the causes add up to it */
  readonly selisih: number
  /** The largest first, whichever way it goes */
  readonly sebab: readonly SebabSelisih[]
}

type Baris = { readonly nama: string; readonly jumlah: number; readonly asal: readonly AsalBaris[] }

/** Compares a month's payslip with the one before, line by line. Lines that are parts of one, such as `tanggal 1–15`, count as it. */
export function compareSlip(lama: IsiSlip | null, baru: IsiSlip | null): SelisihSlip {
  const [dahulu, kini] = [barisFrom(lama), barisFrom(baru)]
  const sebab = [...new Set([...dahulu.keys(), ...kini.keys()])]
    .map((kunci): SebabSelisih => {
      const [a, b] = [dahulu.get(kunci), kini.get(kunci)]
      return {
        nama: (b ?? a)?.nama ?? '',
        keterangan: keteranganSelisih(a, b),
        jumlah: (b?.jumlah ?? 0) - (a?.jumlah ?? 0),
      }
    })
    .filter(({ jumlah }) => jumlah !== 0)
    .toSorted((a, b) => Math.abs(b.jumlah) - Math.abs(a.jumlah))
  const bersih = (isi: IsiSlip | null) => (isi === null ? null : totalSlip(isi).gaji_bersih)
  const [bersihLama, bersihBaru] = [bersih(lama), bersih(baru)]
  return { lama: bersihLama, baru: bersihBaru, selisih: (bersihBaru ?? 0) - (bersihLama ?? 0), sebab }
}

/** Lines by what they are, those of one name together, as they change the net pay. */
function barisFrom(isi: IsiSlip | null): ReadonlyMap<string, Baris> {
  const hasil = new Map<string, Baris>()
  if (isi === null) return hasil
  const kelompok: readonly (readonly [string, readonly BarisSlip[], 1 | -1])[] = [
    ['+', isi.penghasilan, 1],
    ['-', isi.potongan, -1],
    ['lain', isi.penghasilan_lain, 1],
  ]
  for (const [tanda, deret, arah] of kelompok)
    for (const { nama, jenis, jumlah, asal } of deret) {
      const pokok = namaPokok(nama)
      const kunci = `${tanda} ${jenis} ${pokok}`
      const ada = hasil.get(kunci)
      hasil.set(kunci, {
        nama: pokok,
        jumlah: (ada?.jumlah ?? 0) + jumlah * arah,
        asal: [...(ada?.asal ?? []), ...(asal ? [asal] : [])],
      })
    }
  return hasil
}

/** `Gaji Pokok` of `Gaji Pokok tanggal 1–15` and of `Gaji Pokok, 12 hari x Rp150.000`. */
function namaPokok(nama: string): string {
  return nama.replace(/(?: tanggal \d+–\d+|, \d+ hari x .*)$/, '')
}

function keteranganSelisih(lama: Baris | undefined, baru: Baris | undefined): string | null {
  const [a, b] = [composeAsal(lama), composeAsal(baru)]
  if (lama === undefined) return b === null ? 'baru bulan ini' : `baru: ${b}`
  if (baru === undefined) return a === null ? 'tidak ada lagi' : `tidak ada lagi, bulan lalu ${a}`
  return a === null || b === null || a === b ? b : `${a} menjadi ${b}`
}

/** `3 hari`, `5 November 2026`, or the only part in its own words. */
function composeAsal(baris: Baris | undefined): string | null {
  const rincian = baris?.asal.flatMap((satu) => satu.rincian) ?? []
  const [pertama] = rincian
  if (pertama === undefined) return null
  const hari = new Set(rincian.filter(({ dari, sampai }) => dari === sampai).map(({ dari }) => dari))
  if (hari.size > 1) return `${hari.size} hari`
  if (hari.size === 1) return `${formatTanggal(pertama.dari)}, ${pertama.keterangan}`
  return rincian.map(({ keterangan }) => keterangan).join(', ')
}
