import { isTanggalLibur } from '@rekan/domain/jadwal/libur'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { fetchHariMentahBanyak } from './hari.queries.ts'
import { hariPada } from './hari.service.ts'
import type { HariMentah } from './hari.sql.ts'

/**
 * Of some people, those who had a day of joint leave off only because the calendar says so for their site: their schedule
 * has them work on it, and they did not come.
 */
export async function findBerlibur(
  tx: Tx,
  karyawanIds: readonly number[],
  tanggal: Tanggal,
): Promise<ReadonlySet<number>> {
  const semua = await fetchHariMentahBanyak(
    tx,
    karyawanIds.map((karyawanId) => ({ karyawanId, dari: tanggal, sampai: tanggal })),
  )
  return new Set(semua.filter((m) => isBerlibur(m, tanggal)).map((m) => m.karyawan_id))
}

function isBerlibur(mentah: HariMentah, tanggal: Tanggal): boolean {
  const hari = hariPada(tanggal, mentah)
  if (hari === null || hari.shift !== null || hari.checkIn !== null) return false
  const bersama = mentah.libur.filter(({ jenis }) => jenis === 'CUTI_BERSAMA')
  if (!isTanggalLibur(tanggal, hari.penempatan[0].kantor_id, bersama)) return false
  return hariPada(tanggal, { ...mentah, libur: [] })?.shift != null
}
