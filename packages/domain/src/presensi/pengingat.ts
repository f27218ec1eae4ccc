import { type FaktaHari, kerjaPada, statusHari } from './hari/presensi.ts'
import type { Detik, Instan } from '../waktu.ts'

export type JenisPengingat = 'check_in' | 'check_out'

/** Due so long after the work starts (check-in: before it) or ends (check-out), overtime included. */
const JATUH: Readonly<Record<JenisPengingat, Detik>> = { check_in: -15 * 60, check_out: 15 * 60 }
/** So long a reminder is of use; what could not be sent by then is not sent any more. */
const LAMA_BERGUNA: Detik = 30 * 60

/** A punch that is missing, and until when it helps to say so. */
export type Pengingat = {
  readonly jenis: JenisPengingat
  /** When the work starts or ended */
  readonly kerja: Instan
  /** From then on nobody is told */
  readonly basiPada: Instan
}

/**
 * What a person is to be reminded of at a moment: the check-in shortly before work, the check-out some time after it.
 * Null when nothing is missing, and on days of leave and off days, on which nothing is expected.
 *
 * @param fakta the facts of the attendance day that `saat` belongs to (`hariPresensi`): no other day takes a punch
 */
export function pengingatPada(fakta: FaktaHari, saat: Instan): Pengingat | null {
  const kerja = kerjaPada(fakta.rencana)
  if (kerja === null || fakta.checkOut) return null
  const status = statusHari(fakta, saat)
  if (status !== 'BELUM_PRESENSI' && status !== 'HADIR') return null
  const jenis = status === 'HADIR' ? 'check_out' : 'check_in'
  const pada = jenis === 'check_in' ? kerja.mulai : kerja.selesai
  const { sesudah, hingga } = kerjaDiingatkan(jenis, saat)
  if (pada <= sesudah || pada > hingga) return null
  return { jenis, kerja: pada, basiPada: pada + (JATUH[jenis] + LAMA_BERGUNA) * 1000 }
}

/** Of which work a reminder is due at a moment: what starts (check-in) or ended (check-out) after `sesudah`, up to `hingga`. */
export function kerjaDiingatkan(
  jenis: JenisPengingat,
  saat: Instan,
): { readonly sesudah: Instan; readonly hingga: Instan } {
  const hingga = saat - JATUH[jenis] * 1000
  return { sesudah: hingga - LAMA_BERGUNA * 1000, hingga }
}
