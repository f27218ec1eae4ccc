import type { Tanda } from './tinjauan/tanda.ts'
import type { Detik, Instan } from '../waktu.ts'

/** A punch may be withdrawn for so long after it was made. */
export const LAMA_TARIK: Detik = 60
/** So many withdrawals of a day are no mistakes any more. */
const TARIK_WAJAR = 2

/** A punch of a day that was withdrawn. */
export type Ditarik = { readonly perluTinjauan: boolean }

/** A punch that its sender wants to withdraw. */
export type FaktaTarik = {
  readonly saat: Instan
  /** When it was made */
  readonly waktu: Instan
  /** No punch of the same person came after it */
  readonly isTerakhir: boolean
  /** Put right meanwhile, by HR or by a request */
  readonly isDikoreksi: boolean
  /** Somebody has decided on it */
  readonly isDitinjau: boolean
}

export type PenolakanTarik = 'LEWAT_WAKTU' | 'BUKAN_TERAKHIR' | 'SUDAH_DIKOREKSI' | 'SUDAH_DITINJAU'

/** Why a punch cannot be withdrawn by who sent it; null where it can. */
export function judgeTarik(fakta: FaktaTarik): PenolakanTarik | null {
  if (fakta.isDikoreksi) return 'SUDAH_DIKOREKSI'
  if (fakta.isDitinjau) return 'SUDAH_DITINJAU'
  if (!fakta.isTerakhir) return 'BUKAN_TERAKHIR'
  return mayBeWithdrawn(fakta.waktu, fakta.saat) ? null : 'LEWAT_WAKTU'
}

/** Whether a punch is fresh enough to be withdrawn: its 60 seconds included. */
export function mayBeWithdrawn(waktu: Instan, saat: Instan): boolean {
  return saat - waktu <= LAMA_TARIK * 1000
}

/** Why somebody is to look at the punch that follows: one that was marked was withdrawn, or too many were. */
export function tandaTarik(ditarik: readonly Ditarik[]): readonly Tanda[] {
  const tanda: Tanda[] = []
  if (ditarik.some(({ perluTinjauan }) => perluTinjauan)) tanda.push({ kode: 'DIBATALKAN_BERTANDA' })
  if (ditarik.length > TARIK_WAJAR) tanda.push({ kode: 'DIBATALKAN_BERULANG', kali: ditarik.length })
  return tanda
}
