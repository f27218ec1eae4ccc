import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import type { Shift } from '@rekan/domain/jadwal/jadwal'
import { computeLebihAwal, computeTelat, isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import type { Instan } from '@rekan/domain/waktu'
import { isJamKeliru } from '../../../lib/clock.ts'
import type { Jenis } from './jenis.ts'
import type { Nada } from './keadaan-hari.ts'

/** How a punch made now would stand to the schedule; null without one, and by a clock that is known to be wrong. */
export function keadaanWaktu(
  jenis: Jenis,
  shift: Shift | null,
  saat: Instan,
): { kalimat: string; nada: Nada } | null {
  if (shift === null || isJamKeliru()) return null
  const telat = jenis === 'checkIn' ? computeTelat(shift, saat) : 0
  if (isTelat(telat)) return { kalimat: `Terlambat ${formatDurasi(telat)}`, nada: 'buruk' }
  const lebihAwal = jenis === 'checkOut' ? computeLebihAwal(shift, saat) : 0
  if (isLebihAwal(lebihAwal)) return { kalimat: `${formatLebihAwal(lebihAwal)} lebih awal`, nada: 'buruk' }
  return { kalimat: 'Tepat waktu', nada: 'baik' }
}
