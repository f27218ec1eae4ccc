import { type Db, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { insertDibuka } from './akun/dibuka.queries.ts'
import { findAkun, findPengguna, insertPengguna, isDemo, updateNonaktif } from './akun/auth.queries.ts'
import { endSessions } from './masuk/auth.service.ts'
import { deleteFaktor } from './faktor/faktor.queries.ts'
import { namaAkun } from './percobaan/percobaan.service.ts'
import { closeAkun } from './sandi/reset.service.ts'
import { insertSurat } from './surat/surat.queries.ts'
import { DI, createTautan } from './surat/tautan.service.ts'
import { record, startServerDeed } from '../../platform/perbuatan.ts'

/**
 * For the operator at the machine, as the owner: makes an administrator's account, or finds the one there is, and gives
 * a link that sets its password once, for 7 days. Throws StartupError for an address that is somebody else's, and on a
 * demo company, whose passwords everybody knows.
 */
export async function createAdmin(
  owner: Db,
  deps: Pick<Deps, 'clock' | 'random' | 'publicUrl'>,
  { nama, email }: { readonly nama: string; readonly email: string },
): Promise<{ tautan: string; isBaru: boolean }> {
  return transaction(owner, async (tx) => {
    if (await isDemo(tx)) {
      throw new StartupError(
        'Database ini berisi perusahaan demo. Untuk perusahaan Anda sendiri, pakai DATA_DIR atau DATABASE_URL yang masih kosong, lalu jalankan lagi perintah ini sebelum npm start.',
      )
    }
    const found = await findAkun(tx, email)
    if (found !== undefined && found.role !== 'admin')
      throw new StartupError(`${email} sudah dipakai akun dengan peran ${found.role}. Pakai alamat lain.`)
    if (found?.aktif === false)
      throw new StartupError(`Akun administrator ${email} tidak aktif. Pakai alamat lain.`)
    const id = found?.id ?? (await insertPengguna(tx, { nama, email, role: 'admin', karyawan_id: null }))
    await record(startServerDeed(tx, 'npm run admin', deps.clock.now(), null), 'pengguna', id, {
      sesudah: found === undefined ? { nama, email, role: 'admin' } : { email, tautan: 'baru' },
    })
    // Also for an administrator who has a password, whom no invitation lets in.
    return { tautan: await createTautan(tx, deps, id, 'undangan', DI.lupa), isBaru: found === undefined }
  })
}

/**
 * For the operator at the machine, as the owner: an administrator who is no employee has left. The account opens nothing
 * any more, at once. Throws StartupError where there is no such account.
 */
export async function endAdmin(owner: Db, { clock }: Pick<Deps, 'clock'>, email: string): Promise<void> {
  await transaction(owner, async (tx) => {
    const { id, karyawan_id } = await findAdmin(tx, email)
    if (karyawan_id !== null)
      throw new StartupError(`${email} adalah karyawan. Nonaktifkan lewat halaman karyawannya di Rekan.`)
    await updateNonaktif(tx, id)
    await endSessions(tx, id)
    await record(startServerDeed(tx, 'npm run admin', clock.now(), null), 'pengguna', id, {
      sebelum: { aktif: true },
      sesudah: { aktif: false },
    })
  })
}

/**
 * For the operator at the machine, as the owner: an administrator who lost all that the second step of a sign-in is taken
 * with signs in by the password alone again, anew on every device. Throws StartupError where there is no such account.
 */
export async function removeFaktor(
  owner: Db,
  { clock }: Pick<Deps, 'clock'>,
  email: string,
): Promise<boolean> {
  return transaction(owner, async (tx) => {
    const { id } = await findAdmin(tx, email)
    if (!(await deleteFaktor(tx, id))) return false
    await endSessions(tx, id)
    await record(startServerDeed(tx, 'npm run admin', clock.now(), null), 'pengguna', id, {
      sesudah: { langkah_kedua: 'dilepas' },
    })
    return true
  })
}

/**
 * For the operator at the machine, as the owner: opens an account that decides about who would open it, where that is the
 * company's administrator and HR in one. Whoever asks for it holds the account no more, or not alone: what opened it before ends at once, password,
 * sessions and second factor, and the link that this gives sets its password once, for 7 days. The trail says that nobody
 * else was there, and so does for two weeks what the account publishes. Throws StartupError for nobody's address or kode.
 */
export async function openForOwner(
  owner: Db,
  deps: Pick<Deps, 'clock' | 'random' | 'publicUrl'>,
  sebutan: string,
): Promise<string> {
  return transaction(owner, async (tx) => {
    const akun = await findPengguna(tx, namaAkun(sebutan))
    if (akun === undefined || !akun.aktif)
      throw new StartupError(`Tidak ada akun yang aktif dengan alamat atau kode karyawan ${sebutan}.`)
    const saat = deps.clock.now()
    await closeAkun(tx, deps, akun.id, false)
    await insertDibuka(tx, { pengguna_id: akun.id, oleh_id: null, cara: 'KODE', pada: new Date(saat) })
    await insertSurat(tx, akun.id, 'kode', saat)
    await record(startServerDeed(tx, 'npm run admin', saat, null), 'pengguna', akun.id, {
      sesudah: { nama: akun.nama, tautan: 'baru', catatan: 'tanpa orang kedua' },
    })
    return createTautan(tx, deps, akun.id, 'undangan', DI.lupa)
  })
}

/** The account of an active administrator, in whose name the operator works. Throws StartupError for any other address. */
export async function findAdmin(owner: Db, email: string) {
  const found = await findAkun(owner, email)
  if (found?.role === 'admin' && found.aktif) return found
  throw new StartupError(`Tidak ada akun administrator yang aktif dengan alamat ${email}.`)
}

/** The account of an active HR, in whose name the operator drafts rosters. Throws StartupError for any other address. */
export async function findAkunHrd(owner: Db, email: string) {
  const found = await findAkun(owner, email)
  if (found?.role === 'hrd' && found.aktif) return found
  throw new StartupError(`Tidak ada akun HRD yang aktif dengan alamat ${email}.`)
}
