/** What a person says against a punch that another made for them (`docs/rules.md`, section 2.29). */
import { paling, urut, wajib } from '../aturan.ts'
import type { Detik, Instan } from '../waktu.ts'

/** A punch may be disputed for so long after it arrived. */
export const LAMA_SANGGAH: Detik = 72 * 3600

export const aturanAlasanSanggah = urut(
  wajib('Tulis apa yang tidak benar dari presensi ini.'),
  paling(300, 'Alasan tidak boleh lebih dari 300 karakter.'),
)

/** A punch as its person finds it. */
export type FaktaSanggah = {
  readonly saat: Instan
  readonly tiba: Instan
  /** Another has made it */
  readonly isWakil: boolean
  readonly isDikoreksi: boolean
  readonly isDisanggah: boolean
}

export type PenolakanSanggah = 'TIDAK_DIWAKILKAN' | 'SUDAH_DIKOREKSI' | 'SUDAH_DISANGGAH' | 'LEWAT_WAKTU'

/** Why somebody cannot dispute a punch of theirs; null where they can. */
export function judgeSanggah(fakta: FaktaSanggah): PenolakanSanggah | null {
  if (!fakta.isWakil) return 'TIDAK_DIWAKILKAN'
  if (fakta.isDikoreksi) return 'SUDAH_DIKOREKSI'
  if (fakta.isDisanggah) return 'SUDAH_DISANGGAH'
  return fakta.saat - fakta.tiba <= LAMA_SANGGAH * 1000 ? null : 'LEWAT_WAKTU'
}

/** What HR decided of a dispute; null: nothing yet. */
export type PutusanSanggah = { readonly diterima: boolean | null }

/** How a dispute stands. */
export function keadaanSanggahan({ diterima }: PutusanSanggah): 'menunggu' | 'diterima' | 'ditolak' {
  if (diterima === null) return 'menunggu'
  return diterima ? 'diterima' : 'ditolak'
}

/** Whether a punch counts: one that is disputed does not, unless HR has decided that it stands. */
export function isTerhitung(sanggahan: PutusanSanggah | null): boolean {
  return sanggahan === null || sanggahan.diterima === false
}
