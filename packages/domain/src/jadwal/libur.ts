import type { Tanggal } from '../waktu.ts'

/** At which sites a day off is one: everywhere but at these, or (`hanya`) at these alone. */
export type CakupanLibur = {
  readonly kantor_ids: readonly number[]
  readonly hanya: boolean
}

/** A day off that is in force. */
export type LiburBerlaku = CakupanLibur & { readonly tanggal: Tanggal }

/** Whether it is one at a site; null stands for nobody's site, where what holds everywhere holds. */
export function isLiburDi(kantorId: number | null, { kantor_ids, hanya }: CakupanLibur): boolean {
  return (kantorId !== null && kantor_ids.includes(kantorId)) === hanya
}

/** Whether a date is a day off at a site. */
export function isTanggalLibur(
  tanggal: Tanggal,
  kantorId: number | null,
  libur: readonly LiburBerlaku[],
): boolean {
  return libur.some((satu) => satu.tanggal === tanggal && isLiburDi(kantorId, satu))
}
