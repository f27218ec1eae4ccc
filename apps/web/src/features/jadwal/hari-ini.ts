import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { type Profile, zonaFrom } from '../profil/diri/profil.wire.ts'

/** The day on which the person would punch now, else the one on the wall of their office. */
export function hariIniFrom(profile: Pick<Profile, 'presensi' | 'office'>): Tanggal {
  return profile.presensi?.tanggal ?? tanggalLokal(serverNow(), zonaFrom(profile))
}
