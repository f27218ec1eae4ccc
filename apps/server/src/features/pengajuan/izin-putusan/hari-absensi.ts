import { type JenisIzin, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { type JenisCuti, hariTerhitung } from '@rekan/domain/pengajuan/izin/izin'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Hari } from '../../presensi/hari/hari.service.ts'
import { hariKerja } from '../izin-ajukan/hari-kerja.ts'

type Rentang = {
  readonly jenis_izin: JenisIzin
  readonly paruh: Paruh | null
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
}

/**
 * The days of a request that count by the schedule, roster and calendar of now, and those on which the person has already
 * come though it has them away: on these they were at work, and being away takes effect from the next day
 * (`docs/rules.md`, section 3.10).
 *
 * @param semua the person's days of its range
 */
export function hariAbsensi(
  { jenis_izin, paruh, tanggal_mulai, tanggal_selesai }: Rentang,
  cuti: Pick<JenisCuti, 'satuan' | 'cara_hitung'> | null,
  semua: readonly Hari[],
): { readonly hari: readonly Tanggal[]; readonly dihadiri: readonly Tanggal[] } {
  // Who has half a day off comes to the other.
  const isDitunggu = statusIzin(jenis_izin) === null || paruh !== null
  const hadir = isDitunggu ? [] : semua.filter(({ checkIn }) => checkIn !== null)
  const dihadiri = hadir.map(({ tanggal }) => tanggal)
  const hari = hariTerhitung(hariKerja(semua, tanggal_mulai, tanggal_selesai), jenis_izin, cuti)
  // Work elsewhere is work, with a check-in or without.
  const bekerja = new Set(statusIzin(jenis_izin) === 'DINAS_LUAR' ? [] : dihadiri)
  return { hari: hari.filter((tanggal) => !bekerja.has(tanggal)), dihadiri }
}
