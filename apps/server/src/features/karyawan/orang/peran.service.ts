import type { Pelaku } from '@rekan/domain/akses/akses'
import { mayGiveRole } from '@rekan/domain/akses/peran'
import type { Role } from '@rekan/domain/akses/peran'
import type { Instan } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { countDikoordinasi, lockKaryawan, updateRole } from '../data/karyawan.queries.ts'
import { refuse } from '../karyawan.refusals.ts'

/**
 * Gives somebody another role, from their next call on. False when it is theirs already. Throws 404, 403 for oneself and
 * for a role, old or new, that the caller may not give, 409 for who has left and for a coordinator whose people have
 * nobody else yet.
 */
export async function editPeran(
  tx: Tx,
  pelaku: Pelaku,
  karyawanId: number,
  role: Role,
  saat: Instan,
): Promise<boolean> {
  const tindakan = 'POST /karyawan/{id}/peran'
  await requirePemilik(tx, pelaku, tindakan, karyawanId, saat)
  if (karyawanId === pelaku.karyawanId) throw refuse('PERAN_SENDIRI')
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!mayGiveRole(pelaku.role, karyawan.role) || !mayGiveRole(pelaku.role, role))
    throw refuse('PERAN_LEBIH_TINGGI')
  if (!karyawan.aktif) throw refuse('SUDAH_NONAKTIF')
  if (karyawan.role === role) return false
  const orang = karyawan.role === 'koordinator' ? await countDikoordinasi(tx, karyawan.penggunaId, saat) : 0
  if (orang > 0) throw refuse('MASIH_MENGOORDINASI', { orang })
  await updateRole(tx, karyawan.penggunaId, role)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'karyawan',
    objekId: karyawanId,
    sebelum: { role: karyawan.role },
    sesudah: { role },
  })
  return true
}
