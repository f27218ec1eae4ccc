import { type JenisIstirahat, judgeIstirahat } from '@rekan/domain/presensi/istirahat'
import { isoLokal } from '@rekan/domain/waktu'
import { type PerbuatanPelaku, publish } from '../../../platform/perbuatan.ts'
import { asHadir, hariGiliran } from '../hari/giliran.service.ts'
import { fetchHariIni } from '../hari/hari.service.ts'
import { lockKaryawan } from '../koreksi/koreksi.queries.ts'
import { refuse } from '../presensi.refusals.ts'
import { endIstirahat, insertIstirahat, isDiluarKerja } from './istirahat.queries.ts'

/**
 * Begins or ends a break of the caller's own open work, and returns it. Throws 409 where the company has none punched and
 * where the work is not open, and for a break that already runs or none that does.
 */
export async function recordIstirahat(perbuatan: PerbuatanPelaku, jenis: JenisIstirahat) {
  const { tx, pelaku, saat } = perbuatan
  const { karyawanId } = pelaku
  // Two taps follow one another.
  if (karyawanId === null || !(await lockKaryawan(tx, karyawanId))) throw refuse('TANPA_KARYAWAN')
  const sehari = await fetchHariIni(tx, karyawanId, saat)
  if (sehari === null) throw refuse('TANPA_PENEMPATAN')
  const { hari, penugasan } = hariGiliran(sehari, saat)
  const hadir = penugasan && asHadir(penugasan)
  const alasan = judgeIstirahat(jenis, hadir, hari.istirahatDicatat, saat)
  if (alasan !== null) throw refuse(alasan)
  const presensiId = hari.checkIn?.presensi_id
  if (presensiId === undefined) throw refuse('BELUM_CHECK_IN')
  const tulis = jenis === 'mulai' ? insertIstirahat : endIstirahat
  await tulis(tx, { presensiId, tanggal: hari.tanggal }, saat).catch((error: unknown) => {
    throw isDiluarKerja(error) ? refuse('SUDAH_CHECK_OUT') : error
  })
  publish(perbuatan, 'presensi', karyawanId)
  const mulai = jenis === 'mulai' ? saat : (hadir?.istirahat?.at(-1)?.mulai ?? saat)
  return {
    mulai: isoLokal(mulai, hari.zona),
    selesai: jenis === 'mulai' ? null : isoLokal(saat, hari.zona),
  }
}
