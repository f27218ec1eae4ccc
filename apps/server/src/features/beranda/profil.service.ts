import type { Pelaku } from '@rekan/domain/akses/akses'
import { hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { jatahCutiKini } from '../pengajuan/kuota/saldo.sql.ts'
import { avatarUrl } from '../../platform/avatars.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { findAkun } from '../karyawan/data/akun.sql.ts'
import { wireProfil } from './profil.wire.ts'
import { fetchHariIni } from '../presensi/hari/hari.service.ts'
import { findKaryawan } from '../karyawan/data/karyawan.sql.ts'

/** An account's own profile as the wire shows it. */
export async function fetchProfil(db: Db | Tx, deps: Pick<Deps, 'clock' | 'files'>, pelaku: Pelaku) {
  const { penggunaId, karyawanId } = pelaku
  const saat = deps.clock.now()
  const [akun, karyawan, hari, jatahCuti, pengaturan] = await Promise.all([
    findAkun(db, penggunaId),
    karyawanId === null ? null : findKaryawan(db, karyawanId),
    karyawanId === null ? null : fetchHariIni(db, karyawanId, saat),
    karyawanId === null ? 0 : jatahCutiKini(db, karyawanId, saat),
    readPengaturan(db, hariBarat(saat)),
  ])
  const avatar = avatarUrl(deps, akun.avatar, 'besar', saat)
  return wireProfil({ pelaku, akun, karyawan, hari, avatarUrl: avatar, jatahCuti, pengaturan }, saat)
}
