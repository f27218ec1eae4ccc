import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import type { Lembur } from './lembur.api.ts'

/** A punch as the detail shows it. */
export type Tanda = {
  /** `HH:mm:ss` */
  readonly jam: string
  /** In the destructive colour: late, early, missing */
  readonly isMerah: boolean
  /** The same in words; '' where there is nothing to say */
  readonly kata: string
}

const TIDAK_ADA: Tanda = { jam: '00:00:00', isMerah: true, kata: 'Belum ada' }

export function tandaMasuk({ checkIn }: Lembur['presensi']): Tanda {
  if (checkIn === null) return TIDAK_ADA
  const { waktu, telat } = checkIn
  return tanda(waktu, isTelat(telat), `Terlambat ${formatDurasi(telat)}`)
}

export function tandaPulang({ checkOut }: Lembur['presensi']): Tanda {
  if (checkOut === null) return TIDAK_ADA
  const { waktu, lebih_awal: lebihAwal } = checkOut
  return tanda(waktu, isLebihAwal(lebihAwal), `Lebih awal ${formatLebihAwal(lebihAwal)}`)
}

function tanda(jam: string, isMerah: boolean, kata: string): Tanda {
  return { jam, isMerah, kata: isMerah ? kata : '' }
}
