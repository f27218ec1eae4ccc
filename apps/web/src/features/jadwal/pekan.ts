import { type Tanggal, addHari, hariKe, isTanggal, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { type Profile, zonaFrom } from '../profil/diri/profil.wire.ts'

/** Monday of the week that an address names by one of its days; undefined where there is no such day. */
export function pekanFrom(mulai: Tanggal | undefined): Tanggal | undefined {
  const isHari = mulai !== undefined && isTanggal(mulai) && '1900-01-08' <= mulai && mulai < '2200-12-25'
  return isHari ? seninFrom(mulai) : undefined
}

/** Monday of the week that a day is in. */
export function seninFrom(tanggal: Tanggal): Tanggal {
  return addHari(tanggal, 1 - hariKe(tanggal))
}

/** The day on which the person would punch now, else the one on the wall of their office. */
export function hariIniFrom(profile: Pick<Profile, 'presensi' | 'office'>): Tanggal {
  return profile.presensi?.tanggal ?? tanggalLokal(serverNow(), zonaFrom(profile))
}
