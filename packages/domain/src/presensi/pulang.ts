/** A check-out that somebody forgot (`docs/rules.md`, section 2.19). */
import { type Instan, type KodeZona, type Tanggal, addHari, instanFrom, tanggalLokal } from '../waktu.ts'

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

/** What somebody is about to be asked of a day that was left without a check-out. */
export type FaktaTanya = {
  readonly tanggal: Tanggal
  /** The person's own today */
  readonly hariIni: Tanggal
  /** Works of the day that they came to, each with whether one of them still waits for its check-out, or counts as planned */
  readonly kerja: readonly { readonly lengkap: boolean; readonly akhirRencana: boolean }[]
  /** A correction of the day waits already */
  readonly adaUsulan: boolean
}

/** Why a person cannot be asked when they left, in Indonesian; undefined when they can, and will be able to answer. */
export function judgeTanyaPulang({ tanggal, hariIni, kerja, adaUsulan }: FaktaTanya): string | undefined {
  const [satu, ...lain] = kerja
  if (satu === undefined)
    return 'Tidak ada check in pada hari itu, jadi tidak ada jam pulang yang ditanyakan.'
  if (lain.length > 0) return 'Hari itu berisi beberapa penugasan. Koreksi langsung dengan alasan.'
  if (satu.akhirRencana) return 'Jam pulang hari itu dihitung menurut rencana. Koreksi bila tidak benar.'
  if (satu.lengkap || tanggal >= hariIni)
    return 'Jam pulang hari itu sudah tercatat atau masih dapat dicatat sendiri.'
  if (adaUsulan) return 'Usulan jamnya sudah ada dan menunggu keputusan.'
  if (tanggal < addHari(hariIni, -HARI_PULANG))
    return `Sudah lewat ${HARI_PULANG} hari, jadi tidak dapat dijawab lagi. Koreksi langsung dengan alasan.`
  return undefined
}
