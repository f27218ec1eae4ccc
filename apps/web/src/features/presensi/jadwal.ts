import type { Shift } from '@rekan/domain/jadwal'
import { type KodeZona, SEHARI, type Tanggal, formatJam, instanDari } from '@rekan/domain/waktu'
import { potongDetik } from '../../lib/format.ts'
import type { Jadwal, Profile } from '../profil/profil.queries.ts'

/** `08:00–17:00`, or that there are no hours. */
export function formatJadwal(jadwal: Jadwal | null): string {
  return jadwal === null
    ? 'Libur'
    : [jadwal.mulai, jadwal.selesai].map((jam) => potongDetik(formatJam(jam))).join('–')
}

/** The work of the person's attendance day as moments; null on a day off. */
export function shiftDari({ presensi, jadwal, office }: Profile): Shift | null {
  if (presensi === null || jadwal === null || office === null) return null
  return shiftPada(presensi.tanggal, jadwal, office.timezone.code)
}

export function shiftPada(tanggal: Tanggal, jadwal: Jadwal, zona: KodeZona): Shift {
  const { mulai, selesai, lintasHari, toleransi } = jadwal
  return {
    tanggal,
    mulai: instanDari(tanggal, mulai, zona),
    selesai: instanDari(tanggal, lintasHari ? selesai + SEHARI : selesai, zona),
    toleransi,
    jam: { mulai, selesai },
  }
}
