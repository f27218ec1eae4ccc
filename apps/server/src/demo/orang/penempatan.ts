import { addBulan, awalBulan, bulanLokal } from '@rekan/domain/bulan'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { AKAN_PINDAH, PERNAH_DI } from './akun.ts'

/** A span of days at an office, by its kode. */
export type PenempatanDemo = {
  readonly kantor: string
  readonly tanggal_masuk: Tanggal
  readonly tanggal_selesai: Tanggal | null
}

/** A year or so at each place, and long enough at the present one for all of the demo's attendance. */
const LAMA_HARI = 400
const SEKARANG_SEJAK = '2025-06-01'
/** The data stand as of this day; by a clock before it, the move to come is where this day's would be. */
const BERDIRI = Date.parse('2026-11-20T00:00:00Z')

/** Where one of the invented people has been, is (at `kini`) and is to be, oldest first. */
export function planPenempatan(
  { kode, tanggal_masuk: masuk }: { readonly kode: string; readonly tanggal_masuk: Tanggal },
  kantorKini: string,
  saat: Instan,
): readonly PenempatanDemo[] {
  const mulai = (ke: number) => addHari(masuk, ke * LAMA_HARI)
  const pernah = (PERNAH_DI[kode] ?? []).filter((_kantor, i) => mulai(i + 1) < SEKARANG_SEJAK)
  const lalu = pernah.map((kantor, i) => ({
    kantor,
    tanggal_masuk: mulai(i),
    tanggal_selesai: addHari(mulai(i + 1), -1),
  }))
  const sekarang = { kantor: kantorKini, tanggal_masuk: mulai(lalu.length), tanggal_selesai: null }
  if (kode !== AKAN_PINDAH.kode) return [...lalu, sekarang]
  const pindah = awalBulanDepanLagi(saat)
  return [
    ...lalu,
    { ...sekarang, tanggal_selesai: addHari(pindah, -1) },
    { kantor: AKAN_PINDAH.ke, tanggal_masuk: pindah, tanggal_selesai: null },
  ]
}

/** The first day of the month after next. */
function awalBulanDepanLagi(saat: Instan): Tanggal {
  return awalBulan(addBulan(bulanLokal(Math.max(saat, BERDIRI), 'WIB'), 2))
}
