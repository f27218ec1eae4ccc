import type { Pelaku } from '@rekan/domain/akses/akses'
import { ROLE, type Role, ROLE_BERLINGKUP, isPemutus, mayGiveRole } from '@rekan/domain/akses/peran'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Db } from '../../../platform/db.ts'
import { openAkun } from '../../auth/akun/dibuka.service.ts'
import { tellPemutus } from '../../penempatan/urusan.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { countDikoordinasi, lockKaryawan, updateRole } from '../data/karyawan.queries.ts'
import { listBerperan, listLingkup, replaceLingkup } from '../data/lingkup-peran.queries.ts'
import { requirePengurusLain } from '../data/pengurus-lain.service.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/** Returns everybody with a role beyond an employee's, and whether the caller may give them another. */
export async function showPeran(db: Db, pelaku: Pelaku) {
  const semua = await listBerperan(db)
  const ke = (role: Role) => ROLE.indexOf(role)
  return semua
    .toSorted((a, b) => ke(b.role) - ke(a.role))
    .map(({ id, kode, nama, ...akun }) => ({
      ...akun,
      nama,
      karyawan: id === null || kode === null ? null : { id, kode, nama },
      boleh_ubah: id !== null && id !== pelaku.karyawanId && mayGiveRole(pelaku.role, akun.role),
    }))
}

type Diminta = { readonly role: Role; readonly kantor_ids?: readonly number[] | undefined }

/**
 * Gives somebody another role, or the same for other branches, from their next call on; without branches named, those of
 * the role before stay, so that nobody is widened by leaving them out. False when it is theirs already. Throws 404, 403
 * for oneself, for who decides about the caller and for a role, old or new, that the caller may not give, 409 for who has left, for the last administrator,
 * the last HR of the whole company, and for a coordinator whose people have nobody else yet.
 */
export async function editPeran(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { role, kantor_ids }: Diminta,
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  const tindakan = 'POST /karyawan/{id}/peran'
  await requirePemilik(perbuatan, tindakan, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('PERAN_SENDIRI')
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!mayGiveRole(pelaku.role, karyawan.role) || !mayGiveRole(pelaku.role, role))
    throw refuse('PERAN_LEBIH_TINGGI')
  if (!karyawan.aktif) throw refuse('SUDAH_NONAKTIF')
  const isBerlingkup = ROLE_BERLINGKUP.includes(role)
  if (kantor_ids !== undefined && kantor_ids.length > 0 && !isBerlingkup)
    throw refuse('LINGKUP_TIDAK_UNTUK_PERAN')
  const sebelum = await listLingkup(tx, karyawan.penggunaId)
  const diminta = kantor_ids ?? (isBerlingkup ? sebelum : [])
  const sesudah = [...new Set(diminta)].toSorted((a, b) => a - b)
  if (karyawan.role === role && String(sebelum) === String(sesudah)) return false
  if (karyawan.role !== role || sesudah.length > 0) await requirePengurusLain(tx, karyawan)
  const orang =
    karyawan.role === 'koordinator' && role !== 'koordinator'
      ? await countDikoordinasi(tx, karyawan.penggunaId, saat)
      : 0
  if (orang > 0) throw refuse('MASIH_MENGOORDINASI', { orang })
  const { penggunaId, bersandi } = karyawan
  await openAkun(perbuatan, { id: penggunaId, bersandi, role }, 'PERAN')
  await updateRole(tx, penggunaId, role)
  await replaceLingkup(tx, penggunaId, sesudah)
  const kantorIds = findKantorBaru(sebelum, sesudah)
  const cara = karyawan.role !== role ? 'diberi' : kantorIds && { kantorIds }
  if (isPemutus(role) && cara !== undefined) await tellPemutus(perbuatan, penggunaId, role, cara)
  await record(perbuatan, 'karyawan', karyawanId, {
    sebelum: { role: karyawan.role, kantor: sebelum },
    sesudah: { role, kantor: sesudah },
  })
  return true
}

/** The branches that a role reaches now and did not before, none for all of them; undefined: it reaches no further. */
function findKantorBaru(sebelum: readonly number[], sesudah: readonly number[]): number[] | undefined {
  if (sebelum.length === 0) return undefined
  const baru = sesudah.filter((id) => !sebelum.includes(id))
  return baru.length > 0 || sesudah.length === 0 ? baru : undefined
}
