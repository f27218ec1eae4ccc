/** What of a person's day somebody at the attendance desk may want to see to (`docs/rules.md`, section 2.28). */
import type { Detik } from '../waktu.ts'
import { isLebihAwal, isTelat } from './hari/presensi.ts'
import { type HariRekap, statusTerhitung } from './hari/rekap.ts'

export const KEADAAN_HARI = [
  'TANPA_PULANG',
  'ALPA',
  'TELAT',
  'PULANG_CEPAT',
  'LUAR_AREA',
  'LURING',
  'PERLU_TINJAUAN',
  'USULAN',
] as const
export type KeadaanHari = (typeof KEADAAN_HARI)[number]

export const NAMA_KEADAAN: Readonly<Record<KeadaanHari, string>> = {
  TANPA_PULANG: 'Tanpa check out',
  ALPA: 'Alpa',
  TELAT: 'Terlambat',
  PULANG_CEPAT: 'Pulang cepat',
  LUAR_AREA: 'Di luar area',
  LURING: 'Luring',
  PERLU_TINJAUAN: 'Perlu tinjauan',
  USULAN: 'Usulan menunggu',
}

/** Those that wait for somebody to do something; the others are as they are. */
export const KEADAAN_TERBUKA: ReadonlySet<KeadaanHari> = new Set([
  'TANPA_PULANG',
  'ALPA',
  'PERLU_TINJAUAN',
  'USULAN',
])

export type FaktaKeadaan = Pick<HariRekap, 'status' | 'kerja'> & {
  readonly telat: Detik
  readonly lebihAwal: Detik
  /** A work was left without a check-out, and nothing counts as one */
  readonly tanpaPulang: boolean
  readonly luarArea: boolean
  /** A punch arrived later than it was taken */
  readonly luring: boolean
  /** A punch waits to be looked at */
  readonly menunggu: boolean
  /** A correction that was asked for waits to be decided */
  readonly usulan: boolean
}

/** The kinds of a day, in the order of `KEADAAN_HARI`; none of a day like others. */
export function keadaanHari(fakta: FaktaKeadaan): KeadaanHari[] {
  const ada: Readonly<Record<KeadaanHari, boolean>> = {
    TANPA_PULANG: fakta.tanpaPulang,
    ALPA: statusTerhitung(fakta) === 'ALPA',
    TELAT: isTelat(fakta.telat),
    PULANG_CEPAT: isLebihAwal(fakta.lebihAwal),
    LUAR_AREA: fakta.luarArea,
    LURING: fakta.luring,
    PERLU_TINJAUAN: fakta.menunggu,
    USULAN: fakta.usulan,
  }
  return KEADAAN_HARI.filter((satu) => ada[satu])
}

/** Whether something of a day waits for somebody. */
export function isTerbuka(keadaan: readonly KeadaanHari[]): boolean {
  return keadaan.some((satu) => KEADAAN_TERBUKA.has(satu))
}
