import type { Pelaku } from '@rekan/domain/akses'
import { bolehMemberi } from '@rekan/domain/peran'
import type { Role } from '@rekan/domain/peran'
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
export async function changePeran(
  tx: Tx,
  pelaku: Pelaku,
  karyawanId: number,
  role: Role,
  saat: Instan,
): Promise<boolean> {
  const tindakan = 'POST /karyawan/{id}/peran'
  await requirePemilik(tx, pelaku, tindakan, karyawanId, saat)
  if (karyawanId === pelaku.karyawanId) throw refuse('PERAN_SENDIRI')
  const kini = await lockKaryawan(tx, karyawanId)
  if (!bolehMemberi(pelaku.role, kini.role) || !bolehMemberi(pelaku.role, role))
    throw refuse('PERAN_LEBIH_TINGGI')
  if (!kini.aktif) throw refuse('SUDAH_NONAKTIF')
  if (kini.role === role) return false
  const orang = kini.role === 'koordinator' ? await countDikoordinasi(tx, kini.penggunaId, saat) : 0
  if (orang > 0) throw refuse('MASIH_MENGOORDINASI', { orang })
  await updateRole(tx, kini.penggunaId, role)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'karyawan',
    objekId: karyawanId,
    sebelum: { role: kini.role },
    sesudah: { role },
  })
  return true
}
