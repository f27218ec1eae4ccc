/** Months and years of the calendar, and how far forward a person may leaf. */
import { type Instan, type KodeZona, type Tanggal, NAMA_BULAN, instanFrom, tanggalLokal } from './waktu.ts'

/** A calendar month; `bulan` is 1 January to 12 December. */
export type Bulan = { readonly tahun: number; readonly bulan: number }
/** Both ends belong to it; an end left out is open. */
export type RentangBulan = { readonly min?: Bulan | undefined; readonly max?: Bulan | undefined }

/** `Jan` … `Des` */
export const NAMA_BULAN_SINGKAT = NAMA_BULAN.map((nama) => nama.slice(0, 3))

/** `November 2026` */
export function formatBulan({ tahun, bulan }: Bulan): string {
  return `${NAMA_BULAN[bulan - 1] ?? ''} ${tahun}`
}

/** The month that holds a day. */
export function bulanFrom(tanggal: Tanggal): Bulan {
  return { tahun: Number(tanggal.slice(0, 4)), bulan: Number(tanggal.slice(5, 7)) }
}

/** The month that the calendar on the wall in `zona` shows at `saat`. */
export function bulanLokal(saat: Instan, zona: KodeZona): Bulan {
  return bulanFrom(tanggalLokal(saat, zona))
}

/** So many months later, below 0 earlier. */
export function addBulan({ tahun, bulan }: Bulan, jumlah: number): Bulan {
  const urutan = tahun * 12 + (bulan - 1) + jumlah
  return { tahun: Math.floor(urutan / 12), bulan: urutan - Math.floor(urutan / 12) * 12 + 1 }
}

/** Below 0 when `a` is the earlier, 0 when they are the same, else above 0: the number of months between them. */
export function compareBulan(a: Bulan, b: Bulan): number {
  return (a.tahun - b.tahun) * 12 + (a.bulan - b.bulan)
}

/** Whether a month lies in a range, its ends included; a range without an end goes on. */
export function isBulanWithin(bulan: Bulan, { min, max }: RentangBulan): boolean {
  return (
    (min === undefined || compareBulan(bulan, min) >= 0) &&
    (max === undefined || compareBulan(bulan, max) <= 0)
  )
}

/** The month itself, or the end of the range it lies beyond. */
export function clampBulan(bulan: Bulan, { min, max }: RentangBulan): Bulan {
  if (min !== undefined && compareBulan(bulan, min) < 0) return min
  if (max !== undefined && compareBulan(bulan, max) > 0) return max
  return bulan
}

/** All months from one to another, both included; none when `sampai` lies before `dari`. */
export function listBulan(dari: Bulan, sampai: Bulan): Bulan[] {
  const jumlah = Math.max(0, compareBulan(sampai, dari) + 1)
  return Array.from({ length: jumlah }, (_, i) => addBulan(dari, i))
}

/** Its first day. */
export function awalBulan({ tahun, bulan }: Bulan): Tanggal {
  return `${String(tahun).padStart(4, '0')}-${String(bulan).padStart(2, '0')}-01`
}

/** Its last day. */
export function akhirBulan({ tahun, bulan }: Bulan): Tanggal {
  return `${awalBulan({ tahun, bulan }).slice(0, 8)}${hariSebulan(tahun, bulan)}`
}

/** Reckoned, since pay asks for it dozens of times a payslip. */
function hariSebulan(tahun: number, bulan: number): number {
  if (bulan === 2) return tahun % 4 === 0 && (tahun % 100 !== 0 || tahun % 400 === 0) ? 29 : 28
  return bulan === 4 || bulan === 6 || bulan === 9 || bulan === 11 ? 30 : 31
}

/** Its first and its last day. */
export function rentangBulan(bulan: Bulan): { readonly dari: Tanggal; readonly sampai: Tanggal } {
  return { dari: awalBulan(bulan), sampai: akhirBulan(bulan) }
}

/**
 * Whether a month navigator that stands on `bulan` may go on: only if the following month began before now
 * (`docs/rules.md`, section 11.2). At its very first millisecond it has not yet.
 */
export function isNextBulanAllowed(bulan: Bulan, saat: Instan, zona: KodeZona): boolean {
  return instanFrom(awalBulan(addBulan(bulan, 1)), 0, zona) < saat
}

type Halaman = { readonly min: number; readonly max: number; readonly ukuran: number }

/**
 * The page of years that holds `tahun`, in order. Pages are counted back from the last year, so that the first one is
 * full and ends with it; the oldest may be shorter. A year outside the range shows the nearest page.
 */
export function halamanTahun({ min, max, ukuran }: Halaman, tahun: number): number[] {
  const halaman = Math.floor((max - Math.min(max, Math.max(min, tahun))) / ukuran)
  const akhir = max - halaman * ukuran
  const awal = Math.max(min, akhir - ukuran + 1)
  return Array.from({ length: Math.max(0, akhir - awal + 1) }, (_, i) => awal + i)
}
