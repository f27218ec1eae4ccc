/** Two people swap their works (`docs/rules.md`, section 2.17). */
import { paling, tanpaKendali, urut, wajib } from '../aturan.ts'

/** Asked; agreed on, and waiting for a coordinator; ended by either, or by who decides. */
export const STATUS_TUKAR = [
  'DIMINTA',
  'DITERIMA',
  'DITOLAK_REKAN',
  'DIBATALKAN',
  'DISETUJUI',
  'DITOLAK',
] as const
export type StatusTukar = (typeof STATUS_TUKAR)[number]

/** Why a swap is refused. */
export const aturanAlasanTolakTukar = urut(
  wajib('Tulis alasan penolakannya.'),
  paling(200, 'Alasan tidak boleh lebih dari 200 karakter.'),
  tanpaKendali('Alasan mengandung karakter yang tidak dikenal.'),
)

/** Why somebody wants to swap. */
export const aturanAlasanTukar = urut(
  paling(200, 'Alasan tidak boleh lebih dari 200 karakter.'),
  tanpaKendali('Alasan mengandung karakter yang tidak dikenal.'),
)

type Sisi = { readonly posId: number | null; readonly peringatan: number }

/** Whether a swap needs nobody's word: the company lets it, both stand at one post, and nothing is warned of. */
export function isTukarOtomatis(diizinkan: boolean, satu: Sisi, lain: Sisi): boolean {
  return (
    diizinkan &&
    satu.posId !== null &&
    satu.posId === lain.posId &&
    satu.peringatan === 0 &&
    lain.peringatan === 0
  )
}
