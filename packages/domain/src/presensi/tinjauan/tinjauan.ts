/** Marked punches, and what somebody who looked at them decides. */
import { type Aturan, paling, urut, wajib } from '../../aturan.ts'

const cukup = paling(500, 'Alasan tidak boleh lebih dari 500 karakter.')
const perlu = urut(wajib('Tulis alasan presensi ini tidak diterima.'), cukup)

/** Who does not accept a punch says why; who accepts it may say something. */
export function aturanAlasanTinjauan(diterima: boolean): Aturan<string> {
  return diterima ? cukup : perlu
}
