import { type Shift, shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { formatJam } from '@rekan/domain/waktu'
import { cutDetik } from '../../../lib/format.ts'
import type { Jadwal } from '../../hari/hari.wire.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'

/** `08:00–17:00`, or that there are no hours. */
export function formatJadwal(jadwal: Jadwal | null): string {
  return jadwal === null
    ? 'Libur'
    : [jadwal.mulai, jadwal.selesai].map((jam) => cutDetik(formatJam(jam))).join('–')
}

/** The work of the person's attendance day as moments; null on a day off. */
export function shiftHariIni({ presensi, jadwal, office }: Profile): Shift | null {
  if (presensi === null || jadwal === null || office === null) return null
  return shiftFrom(presensi.tanggal, jadwal, jadwal.toleransi, office.timezone.code)
}
