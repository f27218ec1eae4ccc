import { type Pelaku } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { mayManage } from '@rekan/domain/akses/akun'
import { aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Instan, type Tanggal, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { endSessions } from '../../auth/masuk/auth.service.ts'
import { endSemua } from '../../penempatan/pindah.service.ts'
import { endPenggantian } from '../../pengajuan/pengganti/pengganti.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { type KaryawanTerkunci, lockKaryawan, updateKeluar } from '../data/karyawan.queries.ts'
import { findRentangPresensi } from '../../presensi/hari/rentang.sql.ts'
import { requirePengurusLain } from '../data/pengurus-lain.service.ts'
import { refuse } from '../karyawan.refusals.ts'

type Keluar = { readonly tanggal: Tanggal; readonly alasan: string }

/**
 * Ends somebody's work with a last day: placements end with it, records stay. If the day is today or past, every
 * session of the person ends once this commits; otherwise `keluarJob` ends them after the day. A second call for
 * somebody who is still to leave changes the day. Throws 403 for the caller themselves and for a role above the
 * caller's.
 */
export async function endKaryawan(
  tx: Tx,
  pelaku: Pelaku,
  karyawanId: number,
  { tanggal, alasan }: Keluar,
  saat: Instan,
  tindakan: Tindakan = 'POST /karyawan/{id}/nonaktif',
): Promise<void> {
  const { kini: karyawan, hariIni } = await holdKaryawan(tx, pelaku, tindakan, karyawanId, saat)
  if (karyawanId === pelaku.karyawanId) throw refuse('DIRI_SENDIRI')
  if (!karyawan.aktif) throw refuse('SUDAH_NONAKTIF')
  await requirePengurusLain(tx, karyawan)
  const jauh = aturanTidakTerlaluJauh(hariIni)(tanggal)
  if (jauh !== undefined) throw invalid({ tanggal: [jauh] })
  const { terakhir } = await findRentangPresensi(tx, karyawanId)
  if (terakhir !== null && terakhir > tanggal)
    throw invalid({ tanggal: [`Karyawan ini masih presensi pada ${formatTanggal(terakhir)}.`] })
  const penempatan = await endSemua(tx, karyawanId, tanggal, hariIni)
  const aktif = tanggal > hariIni
  await updateKeluar(tx, karyawanId, { aktif, tanggal_keluar: tanggal, alasan_keluar: alasan })
  if (!aktif) await endAkses(tx, karyawan.penggunaId, pelaku, saat)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'karyawan',
    objekId: karyawanId,
    sebelum: keluarFrom(karyawan),
    sesudah: { aktif, tanggal_keluar: tanggal, alasan_keluar: alasan, penempatan },
  })
}

/**
 * Lets somebody in again who had left, or keeps somebody who was to leave. Their placements stay ended: they are placed
 * anew.
 */
export async function resumeKaryawan(
  tx: Tx,
  pelaku: Pelaku,
  karyawanId: number,
  saat: Instan,
): Promise<void> {
  const { kini: karyawan } = await holdKaryawan(tx, pelaku, 'POST /karyawan/{id}/aktif', karyawanId, saat)
  if (karyawan.aktif && karyawan.tanggal_keluar === null) throw refuse('MASIH_AKTIF')
  const sesudah = { aktif: true, tanggal_keluar: null, alasan_keluar: null }
  await updateKeluar(tx, karyawanId, sesudah)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /karyawan/{id}/aktif',
    objek: 'karyawan',
    objekId: karyawanId,
    sebelum: keluarFrom(karyawan),
    sesudah,
  })
}

/** Somebody's last day is over: they are out. Does nothing when it was called off meanwhile. */
export async function finishKeluar(
  tx: Tx,
  karyawanId: number,
  sebelum: Tanggal,
  saat: Instan,
): Promise<void> {
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!karyawan.aktif || karyawan.tanggal_keluar === null || karyawan.tanggal_keluar >= sebelum) return
  await updateKeluar(tx, karyawanId, { aktif: false })
  await endAkses(tx, karyawan.penggunaId, null, saat)
}

async function endAkses(tx: Tx, penggunaId: number, oleh: Pelaku | null, saat: Instan): Promise<void> {
  await endSessions(tx, penggunaId)
  await endPenggantian(tx, penggunaId, oleh, saat)
}

async function holdKaryawan(
  tx: Tx,
  pelaku: Pelaku,
  tindakan: Tindakan,
  karyawanId: number,
  saat: Instan,
): Promise<{ kini: KaryawanTerkunci; hariIni: Tanggal }> {
  const { zona } = await requirePemilik(tx, pelaku, tindakan, karyawanId, saat)
  const kini = await lockKaryawan(tx, karyawanId)
  if (!mayManage(pelaku, kini.role)) throw refuse('PERAN_LEBIH_TINGGI')
  return { kini, hariIni: tanggalLokal(saat, zona) }
}

function keluarFrom({ aktif, tanggal_keluar, alasan_keluar }: KaryawanTerkunci) {
  return { aktif, tanggal_keluar, alasan_keluar }
}
