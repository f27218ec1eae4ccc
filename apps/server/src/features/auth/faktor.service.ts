import { type Pelaku } from '@rekan/domain/akses/akses'

import { mayOpenAkun } from '@rekan/domain/akses/akun'
import { isPengurus } from '@rekan/domain/auth/auth'
import { KODE_PEMULIHAN, PANJANG_PEMULIHAN, formatPemulihan } from '@rekan/domain/auth/faktor'
import { HURUF_KODE } from '@rekan/domain/auth/kode-reset'
import { hariTimur } from '@rekan/domain/waktu'
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../platform/auth.ts'
import { type Tx, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { endSessions } from './masuk/auth.service.ts'
import {
  deleteFaktor,
  deletePasskey,
  deleteTotp,
  findFaktor,
  findNamaMasuk,
  insertPasskey,
  replacePemulihan,
  upsertTotp,
} from './faktor/faktor.queries.ts'
import { openAkun } from './akun/dibuka.service.ts'
import { findAkunKaryawan } from './sandi/kode.queries.ts'
import { type PasskeyBaru, judgeDaftar, startDaftar } from './faktor/passkey.service.ts'
import { admitLangkahKedua } from './percobaan/percobaan.service.ts'
import { composeTotp, takeTotp } from './faktor/totp.service.ts'
import { refuse } from './auth.refusals.ts'
import { type PerbuatanPelaku, record, startDeed } from '../../platform/perbuatan.ts'

/** As authenticator apps take it. */
const PANJANG_RAHASIA = 20

/** What the caller has beside the password, and whether the company wants it. */
export async function showKeamanan({ db, clock }: Deps, { penggunaId, role }: Pelaku) {
  const { totpPada, passkey, sisa } = await findFaktor(db, penggunaId)
  const { faktor_kedua_wajib } = await readPengaturan(db, hariTimur(clock.now()))
  return {
    totp: totpPada === null ? null : { aktif_pada: new Date(totpPada).toISOString() },
    passkey: passkey.map(({ id, nama, dibuat_pada, dipakai_pada }) => ({
      id,
      nama,
      dibuat_pada: new Date(dibuat_pada).toISOString(),
      dipakai_pada: dipakai_pada === null ? null : new Date(dipakai_pada).toISOString(),
    })),
    kode_pemulihan_sisa: sisa,
    wajib: faktor_kedua_wajib && isPengurus(role),
  }
}

/** A secret for an authenticator app, of no use until a code proves it. Throws 409 where one is in use. */
export async function startTotp({ db, clock }: Deps, { penggunaId }: Pelaku) {
  const rahasia = randomBytes(PANJANG_RAHASIA)
  const isBaru = await transaction(db, (tx) => upsertTotp(tx, penggunaId, rahasia, clock.now()))
  if (!isBaru) throw refuse('TOTP_SUDAH_ADA')
  return composeTotp(rahasia, (await findNamaMasuk(db, penggunaId)) ?? '')
}

/** Switches the app on by its first code. Returns recovery codes with a first factor. Throws 422 at `kode`, and 429. */
export async function confirmTotp(deps: Deps, pelaku: Pelaku, kode: string) {
  const takeBack = await admitLangkahKedua(deps, pelaku.penggunaId)
  const kode_pemulihan = await transaction(deps.db, async (tx) => {
    const isPertama = await isTanpaFaktor(tx, pelaku.penggunaId)
    const hasil = await takeTotp(tx, deps, pelaku.penggunaId, kode, true)
    if (hasil === 'tidak-ada') throw refuse('TOTP_BELUM_DIMULAI')
    if (hasil !== 'ok') throw invalid({ kode: ['Kode salah atau sudah lewat. Isi kode yang sedang tampil.'] })
    await recordFaktor(startDeed(tx, pelaku, 'POST /keamanan/totp/aktif', deps.clock.now()), {
      aplikasi_kode: 'aktif',
    })
    return isPertama ? writePemulihan(tx, deps, pelaku.penggunaId) : null
  })
  await takeBack()
  return { kode_pemulihan }
}

export async function removeTotp(deps: Deps, pelaku: Pelaku): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await deleteTotp(tx, pelaku.penggunaId))) throw refuse('FAKTOR_TIDAK_ADA')
    await endPemulihan(tx, pelaku.penggunaId)
    await recordFaktor(startDeed(tx, pelaku, 'POST /keamanan/totp/hapus', deps.clock.now()), {
      aplikasi_kode: 'dilepas',
    })
  })
}

export async function startPasskeyBaru(deps: Deps, { penggunaId }: Pelaku) {
  return startDaftar(deps, penggunaId, (await findNamaMasuk(deps.db, penggunaId)) ?? '')
}

/** Keeps a passkey that a browser made. Returns recovery codes with a first factor. Throws 422 at `jawaban`. */
export async function createPasskey(
  deps: Deps,
  pelaku: Pelaku,
  { nama, jawaban }: { readonly nama: string; readonly jawaban: PasskeyBaru },
) {
  const passkey = await judgeDaftar(deps, pelaku.penggunaId, jawaban)
  if (passkey === undefined)
    throw invalid({
      jawaban: ['Passkey tidak dapat dibuat: tidak untuk alamat ini, atau waktunya habis. Coba lagi.'],
    })
  return transaction(deps.db, async (tx) => {
    const isPertama = await isTanpaFaktor(tx, pelaku.penggunaId)
    await insertPasskey(tx, {
      ...passkey,
      pengguna_id: pelaku.penggunaId,
      nama: nama.trim(),
      dibuat_pada: new Date(deps.clock.now()),
    })
    await recordFaktor(startDeed(tx, pelaku, 'POST /keamanan/passkey', deps.clock.now()), {
      passkey: nama.trim(),
    })
    return { kode_pemulihan: isPertama ? await writePemulihan(tx, deps, pelaku.penggunaId) : null }
  })
}

/** Throws 404 for what is no passkey of the caller's. */
export async function removePasskey(deps: Deps, pelaku: Pelaku, id: number): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const nama = await deletePasskey(tx, pelaku.penggunaId, id)
    if (nama === undefined) throw refuse('PASSKEY_TIDAK_ADA')
    await endPemulihan(tx, pelaku.penggunaId)
    await recordFaktor(startDeed(tx, pelaku, 'POST /keamanan/passkey/{id}/hapus', deps.clock.now()), {
      passkey_dilepas: nama,
    })
  })
}

/** Ten other recovery codes; those from before open nothing any more. Throws 409 without a second factor. */
export async function createPemulihan(deps: Deps, pelaku: Pelaku) {
  return transaction(deps.db, async (tx) => {
    if (await isTanpaFaktor(tx, pelaku.penggunaId)) throw refuse('FAKTOR_TIDAK_ADA')
    await recordFaktor(startDeed(tx, pelaku, 'POST /keamanan/kode-pemulihan', deps.clock.now()), {
      kode_pemulihan: 'baru',
    })
    return { kode_pemulihan: await writePemulihan(tx, deps, pelaku.penggunaId) }
  })
}

/**
 * Removes every factor of somebody who lost them all: the account opens by the password alone again, and its sessions
 * end. Throws 404, 403 for an account that the caller may not open, 409 for an account without a factor.
 */
export async function resetFaktor(deps: Deps, pelaku: Pelaku, karyawanId: number): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const akun = await findAkunKaryawan(tx, karyawanId)
    if (akun === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
    const { id: penggunaId, role } = akun
    if (penggunaId === null || role === null) throw refuse('TANPA_AKUN')
    if (!mayOpenAkun(pelaku, { penggunaId, role })) throw refuse('TANPA_HAK')
    const perbuatan = startDeed(tx, pelaku, 'POST /karyawan/{id}/faktor-kedua/hapus', deps.clock.now())
    await openAkun(perbuatan, { id: penggunaId, bersandi: akun.bersandi, role }, 'FAKTOR')
    if (!(await deleteFaktor(tx, penggunaId))) throw refuse('FAKTOR_TIDAK_ADA')
    await endSessions(tx, penggunaId)
    await recordFaktor(perbuatan, { langkah_kedua: 'dilepas' }, penggunaId)
  })
}

async function isTanpaFaktor(tx: Tx, penggunaId: number): Promise<boolean> {
  const { totpPada, passkey } = await findFaktor(tx, penggunaId)
  return totpPada === null && passkey.length === 0
}

/** Shown this once, kept as digests. */
async function writePemulihan(tx: Tx, { random }: Deps, penggunaId: number): Promise<string[]> {
  const kode = Array.from({ length: KODE_PEMULIHAN }, () => random.letters(HURUF_KODE, PANJANG_PEMULIHAN))
  await replacePemulihan(
    tx,
    penggunaId,
    kode.map((satu) => hashToken(satu)),
  )
  return kode.map((satu) => formatPemulihan(satu))
}

/** Codes for what there is no more open nothing. */
async function endPemulihan(tx: Tx, penggunaId: number): Promise<void> {
  if (await isTanpaFaktor(tx, penggunaId)) await replacePemulihan(tx, penggunaId, [])
}

/** In the audit trail, and told to the account's owner: whoever did it was not always them. */
async function recordFaktor(
  perbuatan: PerbuatanPelaku,
  sesudah: Readonly<Record<string, string>>,
  penggunaId = perbuatan.oleh,
): Promise<void> {
  await record(perbuatan, 'pengguna', penggunaId, { sesudah })
  await tell(perbuatan, {
    kepada: [penggunaId],
    jenis: 'KEAMANAN_DIUBAH',
    detailId: penggunaId,
    judul: 'Langkah kedua akun Anda diubah',
    isi: 'Cara masuk ke akun Anda baru saja diubah. Bila bukan Anda, segera ganti kata sandi dan beri tahu bagian HRD.',
  })
}
