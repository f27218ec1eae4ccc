import { type Pelaku } from '@rekan/domain/akses/akses'
import { mayOpenAkun } from '@rekan/domain/akses/akun'
import { HURUF_KODE, PANJANG_KODE, formatKode, tidyKode } from '@rekan/domain/auth/kode-reset'
import { isoLokal } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { openAkun } from '../akun/dibuka.service.ts'
import { countPercobaan, findAkunKaryawan, takeKode, upsertKode } from './kode.queries.ts'
import { admitKode, namaAkun } from '../percobaan/percobaan.service.ts'
import { type SandiBaru, judgeKataSandiBaru, resetKataSandi } from './reset.service.ts'
import { insertSurat } from '../surat/surat.queries.ts'
import { refuse } from '../auth.refusals.ts'
import { record, startDeed } from '../../../platform/perbuatan.ts'

const BERLAKU_MS = 86_400_000
/** So many tries from anywhere, then the code is dead. */
const PERCOBAAN = 20

/**
 * Makes a code by which an employee without mail sets a new password: shown this once, kept as an argon2 digest, good
 * for 24 hours. The old password stays until it is used. Throws 404, 409, 422, and 403 for an account that the caller
 * may not open, one that decides about them among these.
 */
export async function createKodeReset(deps: Deps, pelaku: Pelaku, karyawanId: number) {
  const { db, clock, random, passwords, jobs } = deps
  const akun = await findAkunKaryawan(db, karyawanId)
  if (akun === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const { id: penggunaId, role } = akun
  if (penggunaId === null || role === null) throw refuse('TANPA_AKUN')
  if (!mayOpenAkun(pelaku, { penggunaId, role })) throw refuse('TANPA_HAK')
  if (akun.aktif !== true) throw refuse('AKUN_NONAKTIF')

  const kode = random.letters(HURUF_KODE, PANJANG_KODE)
  const kode_hash = await passwords.hash(kode)
  const saat = clock.now()
  const berlaku_sampai = isoLokal(saat + BERLAKU_MS, 'WIB')
  // Not by `write`: the answer it keeps for a second sending would hold the code.
  await transaction(db, async (tx) => {
    const perbuatan = startDeed(tx, pelaku, 'POST /karyawan/{id}/kode-reset', saat)
    await openAkun(perbuatan, { id: penggunaId, bersandi: akun.bersandi, role }, 'KODE')
    await upsertKode(tx, {
      pengguna_id: penggunaId,
      kode_hash,
      kedaluwarsa_pada: new Date(saat + BERLAKU_MS),
    })
    await record(perbuatan, 'pengguna', penggunaId, {
      sesudah: { kode: akun.kode, nama: akun.nama, berlaku_sampai },
    })
    await insertSurat(tx, penggunaId, 'kode', saat)
  })
  jobs.nudge('surat')
  return { kode: formatKode(kode), kode_karyawan: akun.kode, nama: akun.nama, berlaku_sampai }
}

type Percobaan = { readonly kode_karyawan: string; readonly kode: string; readonly password: string }

/**
 * Sets a new password by HR's code; returns the secret to leave with the device. A person without a code is refused like
 * a wrong code, after the same work. Throws 422, and 429 for too many tries.
 */
export async function resetByKode(deps: Deps, given: Percobaan, asal: Asal): Promise<SandiBaru> {
  const { db, clock, passwords } = deps
  judgeKataSandiBaru(given.password, 'password')
  const nama = namaAkun(given.kode_karyawan)
  const takeBack = await admitKode(deps, nama, asal)
  const found = await countPercobaan(db, nama, PERCOBAAN, clock.now())
  const isRight = await passwords
    .verify(found?.kode_hash ?? null, tidyKode(given.kode), { isKnown: false, network: asal.jaringan })
    .catch(async (error: unknown) => {
      await takeBack()
      throw error
    })
  if (!isRight || found === null) throw refuse('KODE_SALAH')
  const hasil = await resetKataSandi(deps, given.password, asal, async (tx) => {
    if (!(await takeKode(tx, found.pengguna_id, found.kode_hash))) throw refuse('KODE_SALAH')
    return found.pengguna_id
  })
  await takeBack()
  return hasil
}
