import { type Tanggal, hariKe, isTanggal, tambahHari, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import type { Profile } from '../profil/profil.queries.ts'

/** The week an address names by any of its days; nothing where it names none. */
export function pekanSearch({ mulai }: Readonly<Record<string, unknown>>): { readonly mulai?: Tanggal } {
  const isPekan =
    typeof mulai === 'string' && isTanggal(mulai) && '1900-01-08' <= mulai && mulai < '2200-12-25'
  return isPekan ? { mulai: seninDari(mulai) } : {}
}

/** Monday of the week that a day is in. */
export function seninDari(tanggal: Tanggal): Tanggal {
  return tambahHari(tanggal, 1 - hariKe(tanggal))
}

/** The day on which the person would punch now, else the one on the wall of their office. */
export function hariIniDari({ presensi, office }: Pick<Profile, 'presensi' | 'office'>): Tanggal {
  return presensi?.tanggal ?? tanggalLokal(serverNow(), office?.timezone.code ?? 'WIB')
}
