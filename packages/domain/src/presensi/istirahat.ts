/** Breaks that are punched, where a company has them punched (`docs/rules.md`, section 2.21). */
import type { PenugasanHadir } from '../penugasan/penugasan.ts'
import type { Instan } from '../waktu.ts'
import { jendelaPresensi } from './hari/presensi.ts'

export const JENIS_ISTIRAHAT = ['mulai', 'selesai'] as const
export type JenisIstirahat = (typeof JENIS_ISTIRAHAT)[number]

type Penolakan =
  | 'ISTIRAHAT_TIDAK_DICATAT'
  | 'BELUM_CHECK_IN'
  | 'SUDAH_CHECK_OUT'
  | 'SUDAH_TUTUP'
  | 'SUDAH_ISTIRAHAT'
  | 'TIDAK_ISTIRAHAT'

/**
 * Why a break may not begin or end now; null: it may. It lies within a work that was begun and not left.
 *
 * @param satu the work whose turn it is; null: the day has none
 * @param isDicatat whether the company has breaks punched on that day
 */
export function judgeIstirahat(
  jenis: JenisIstirahat,
  satu: PenugasanHadir | null,
  isDicatat: boolean,
  saat: Instan,
): Penolakan | null {
  if (!isDicatat) return 'ISTIRAHAT_TIDAK_DICATAT'
  if (satu === null || satu.masuk === null) return 'BELUM_CHECK_IN'
  if (satu.pulang !== null) return 'SUDAH_CHECK_OUT'
  if (saat > (jendelaPresensi(satu.rencana)?.tutup ?? Infinity)) return 'SUDAH_TUTUP'
  const isBerjalan = findIstirahatBerjalan(satu) !== null
  if (jenis === 'mulai') return isBerjalan ? 'SUDAH_ISTIRAHAT' : null
  return isBerjalan ? null : 'TIDAK_ISTIRAHAT'
}

/** Since when a break of the work runs; null: none does. One that nobody ended is over with the check-out. */
export function findIstirahatBerjalan({ pulang, istirahat = [] }: PenugasanHadir): Instan | null {
  return pulang === null ? (istirahat.find(({ selesai }) => selesai === null)?.mulai ?? null) : null
}
