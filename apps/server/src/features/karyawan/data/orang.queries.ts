import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { type Akun, findAkun } from './akun.sql.ts'
import { type Karyawan, findKaryawan } from './karyawan.sql.ts'

/** An account, with its employee if it has one. */
export type Orang = { readonly akun: Akun; readonly karyawan: Karyawan | null }
export type Siapa = Pick<Pelaku, 'penggunaId' | 'karyawanId'>

export async function findOrang(tx: Tx, { penggunaId, karyawanId }: Siapa): Promise<Orang> {
  const akun = await findAkun(tx, penggunaId)
  return { akun, karyawan: karyawanId === null ? null : await findKaryawan(tx, karyawanId) }
}

/** Lets the edits of one person follow one another, whoever makes them; a punch, which refers to them, need not wait. */
export async function lockOrang(tx: Tx, { penggunaId, karyawanId }: Siapa): Promise<void> {
  if (karyawanId !== null)
    await tx.selectFrom('karyawan').select('id').where('id', '=', karyawanId).forNoKeyUpdate().execute()
  await tx.selectFrom('pengguna').select('id').where('id', '=', penggunaId).forNoKeyUpdate().execute()
}

/** Changes a person's data. Every update makes them a version newer, one that changes no column too. */
export async function updateKaryawan(
  tx: Tx,
  karyawanId: number,
  isi: Updateable<Skema['karyawan']>,
): Promise<void> {
  await tx
    .updateTable('karyawan')
    .set((eb) => ({ ...isi, versi: eb('versi', '+', 1) }))
    .where('id', '=', karyawanId)
    .execute()
}

export async function updatePengguna(
  tx: Tx,
  penggunaId: number,
  isi: Pick<Updateable<Skema['pengguna']>, 'email' | 'nama' | 'kata_sandi'>,
): Promise<void> {
  await tx.updateTable('pengguna').set(isi).where('id', '=', penggunaId).execute()
}

/** Gives the key of the picture whose place the new one takes. */
export async function updateAvatar(tx: Tx, penggunaId: number, kunci: string): Promise<string | null> {
  const { avatar } = await tx
    .selectFrom('pengguna')
    .select('avatar')
    .where('id', '=', penggunaId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('pengguna').set({ avatar: kunci }).where('id', '=', penggunaId).execute()
  return avatar
}
