import { type Tanggal, hariKe, isTanggal, tambahHari, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { zonaDari } from '../profil/diri/profil.queries.ts'
import type { Profile } from '../profil/diri/profil.api.ts'

/** Monday of the week that an address names by one of its days; undefined where there is no such day. */
export function pekanDari(mulai: Tanggal | undefined): Tanggal | undefined {
  const isHari = mulai !== undefined && isTanggal(mulai) && '1900-01-08' <= mulai && mulai < '2200-12-25'
  return isHari ? seninDari(mulai) : undefined
}

/** Monday of the week that a day is in. */
export function seninDari(tanggal: Tanggal): Tanggal {
  return tambahHari(tanggal, 1 - hariKe(tanggal))
}

/** The day on which the person would punch now, else the one on the wall of their office. */
export function hariIniDari(profile: Pick<Profile, 'presensi' | 'office'>): Tanggal {
  return profile.presensi?.tanggal ?? tanggalLokal(serverNow(), zonaDari(profile))
}
