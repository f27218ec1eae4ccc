/** Half a day of leave: the other half of the day's work is still to be attended (`docs/rules.md`, section 3.13). */
import type { Shift } from '../../jadwal/jadwal.ts'
import { SEHARI } from '../../waktu.ts'

/** The halves of a day's work: the first and the second, whatever the clock says at night. */
export const PARUH = ['pagi', 'siang'] as const
export type Paruh = (typeof PARUH)[number]

export const NAMA_PARUH: Readonly<Record<Paruh, string>> = {
  pagi: 'setengah hari (pagi)',
  siang: 'setengah hari (siang)',
}

/** How much of a balance a day takes: half of one where half of it is leave. */
export function bobotHari(paruh: Paruh | null): number {
  return paruh === null ? 1 : 0.5
}

/** Quotas by these are given by whole days. */
const UTUH = new Set(['bulan', 'periode'])

/**
 * Whether a kind of leave may be taken by the half day: where HR says so, of paid leave counted in working days. Leave by the
 * month or the period, as that of article 81 of UU 13/2003, is given by whole days.
 */
export function isBolehParuh(cuti: {
  readonly boleh_setengah: boolean
  readonly satuan: string
  readonly kuota_per: string
  readonly cara_hitung: string
  readonly dibayar: boolean
}): boolean {
  return (
    cuti.boleh_setengah &&
    cuti.dibayar &&
    cuti.satuan === 'hari' &&
    cuti.cara_hitung === 'hari_kerja' &&
    !UTUH.has(cuti.kuota_per)
  )
}

/**
 * What is left of a day's work beside half a day of leave: from its start to its middle, or from there to its end, to the
 * minute; of its unpaid break half, so that both halves are as long.
 */
export function cutShift(shift: Shift, paruh: Paruh): Shift {
  const menit = 60_000
  const tengah = Math.round((shift.mulai + shift.selesai) / 2 / menit) * menit
  const { mulai, selesai, istirahat } = shift.jam
  const jam = (mulai + (tengah - shift.mulai) / 1000) % SEHARI
  const setengah = istirahat && {
    detik: Math.round(istirahat.detik / 2),
    sesudah: Math.round(istirahat.sesudah / 2),
  }
  const sisa = { ...(setengah && { istirahat: setengah }) }
  return paruh === 'pagi'
    ? { ...shift, mulai: tengah, jam: { mulai: jam, selesai, ...sisa } }
    : { ...shift, selesai: tengah, jam: { mulai, selesai: jam, ...sisa } }
}

/** A request as it lies on one day. */
type PadaHari<J> = { readonly jenis_izin: J; readonly paruh: Paruh | null }

/**
 * What the approved requests of a day make of it: one of a whole day, or both halves, have the person away; a half alone
 * leaves the other half to work.
 */
export function izinSehari<J>(semua: readonly PadaHari<J>[]): {
  readonly utuh: J | null
  readonly setengah: { readonly jenis: J; readonly paruh: Paruh } | null
} {
  const utuh = semua.find(({ paruh }) => paruh === null)
  if (utuh !== undefined) return { utuh: utuh.jenis_izin, setengah: null }
  const [pertama, lain] = semua
  if (pertama === undefined || pertama.paruh === null) return { utuh: null, setengah: null }
  if (lain !== undefined) return { utuh: pertama.jenis_izin, setengah: null }
  return { utuh: null, setengah: { jenis: pertama.jenis_izin, paruh: pertama.paruh } }
}
