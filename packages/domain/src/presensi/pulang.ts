/** A check-out that somebody forgot (`docs/rules.md`, section 2.19). */
import { type Instan, type KodeZona, addHari, instanFrom, tanggalLokal } from '../waktu.ts'

/** By the clock of the site its person is told then, the morning after. */
const JAM_KABAR = 7 * 3600
/** So many days later a person may still say when they left. */
export const HARI_PULANG = 7

/** When somebody is told of a check-out that was missed: at the first seven o'clock once the window had closed. */
export function kabarPulangPada(tutup: Instan, zona: KodeZona): Instan {
  const tanggal = tanggalLokal(tutup, zona)
  const pagi = instanFrom(tanggal, JAM_KABAR, zona)
  return pagi >= tutup ? pagi : instanFrom(addHari(tanggal, 1), JAM_KABAR, zona)
}
