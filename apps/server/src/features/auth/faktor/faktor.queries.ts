import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { JenisTantangan } from '../../../platform/schema.akun.ts'
import type { Skema } from '../../../platform/schema.ts'

/** What an account has beside its password. */
export async function findFaktor(db: Db | Tx, penggunaId: number) {
  const totp = await db
    .selectFrom('faktor_totp')
    .select('aktif_pada')
    .where('pengguna_id', '=', penggunaId)
    .where('aktif_pada', 'is not', null)
    .executeTakeFirst()
  const passkey = await db
    .selectFrom('faktor_passkey')
    .select(['id', 'nama', 'kredensial', 'transport', 'dibuat_pada', 'dipakai_pada'])
    .where('pengguna_id', '=', penggunaId)
    .orderBy('id')
    .execute()
  const { sisa } = await db
    .selectFrom('kode_pemulihan')
    .select((eb) => eb.fn.countAll<number>().as('sisa'))
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return { totpPada: totp?.aktif_pada ?? null, passkey, sisa }
}

/** A new secret in the place of one that no code has proven yet; false where one is in use. */
export async function upsertTotp(tx: Tx, akunId: number, rahasia: Buffer, saat: Instan): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('faktor_totp')
    .values({ pengguna_id: akunId, rahasia, dibuat_pada: new Date(saat) })
    .onConflict((c) =>
      c
        .column('pengguna_id')
        .doUpdateSet({ rahasia, dibuat_pada: new Date(saat) })
        .where('faktor_totp.aktif_pada', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findTotp(db: Db | Tx, penggunaId: number) {
  return db
    .selectFrom('faktor_totp')
    .select(['rahasia', 'aktif_pada'])
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirst()
}

/** Takes the code of one step, and switches the secret on by the first; false where it was taken before. */
export async function takeLangkah(tx: Tx, akunId: number, langkah: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('faktor_totp')
    .set({ langkah, aktif_pada: sql<Date>`coalesce(aktif_pada, ${at(saat)})` })
    .where('pengguna_id', '=', akunId)
    .where('langkah', '<', langkah)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertPasskey(tx: Tx, passkey: Insertable<Skema['faktor_passkey']>): Promise<void> {
  await tx.insertInto('faktor_passkey').values(passkey).execute()
}

export function findPasskey(db: Db, kredensial: string) {
  return db
    .selectFrom('faktor_passkey')
    .select(['id', 'pengguna_id', 'kredensial', 'kunci_publik', 'penghitung'])
    .where('kredensial', '=', kredensial)
    .executeTakeFirst()
}

export async function updatePasskey(db: Db, id: number, penghitung: number, saat: Instan): Promise<void> {
  await db
    .updateTable('faktor_passkey')
    .set({ penghitung, dipakai_pada: new Date(saat) })
    .where('id', '=', id)
    .execute()
}

export async function deletePasskey(tx: Tx, penggunaId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('faktor_passkey')
    .where('pengguna_id', '=', penggunaId)
    .where('id', '=', id)
    .returning('nama')
    .executeTakeFirst()
  return row?.nama
}

export async function deleteTotp(tx: Tx, penggunaId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('faktor_totp')
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Other codes in the place of those there are. */
export async function replacePemulihan(tx: Tx, penggunaId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('kode_pemulihan').where('pengguna_id', '=', penggunaId).execute()
  if (hashes.length > 0)
    await tx
      .insertInto('kode_pemulihan')
      .values(hashes.map((kode_hash) => ({ kode_hash, pengguna_id: penggunaId })))
      .execute()
}

/** Uses a code up; false for one that is not the account's (any more). */
export async function takePemulihan(tx: Tx, penggunaId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kode_pemulihan')
    .where('kode_hash', '=', hash)
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** All that an account has beside its password. */
export async function deleteFaktor(tx: Tx, penggunaId: number): Promise<boolean> {
  let deleted = 0n
  for (const table of ['faktor_totp', 'faktor_passkey', 'kode_pemulihan', 'pengguna_sso'] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('pengguna_id', '=', penggunaId)
      .executeTakeFirst()
    deleted += numDeletedRows
  }
  return deleted > 0n
}

export async function insertTantangan(db: Db, tantangan: Insertable<Skema['tantangan']>): Promise<void> {
  await db.insertInto('tantangan').values(tantangan).execute()
}

/** Whose a challenge is, without using it up; undefined for one that is over. */
export async function findTantangan(db: Db, hash: Buffer, jenis: JenisTantangan, saat: Instan) {
  const row = await db
    .selectFrom('tantangan')
    .select('pengguna_id')
    .where('hash', '=', hash)
    .where('jenis', '=', jenis)
    .where('kedaluwarsa_pada', '>', at(saat))
    .executeTakeFirst()
  return row?.pengguna_id
}

/**
 * Uses a challenge up; undefined for one that is over, else whose it was (null: anybody's).
 *
 * @param pemilik leaves anybody else's as it is; absent: whoever's
 */
export async function takeTantangan(
  db: Db | Tx,
  hash: Buffer,
  jenis: JenisTantangan,
  saat: Instan,
  pemilik?: number,
) {
  const row = await db
    .deleteFrom('tantangan')
    .$if(pemilik !== undefined, (q) => q.where('pengguna_id', '=', pemilik ?? 0))
    .where('hash', '=', hash)
    .where('jenis', '=', jenis)
    .where('kedaluwarsa_pada', '>', at(saat))
    .returning('pengguna_id')
    .executeTakeFirst()
  return row?.pengguna_id
}

/** Uses up what only its signature told of before; false for what was used before. */
export async function insertTerpakai(
  db: Db,
  hash: Buffer,
  jenis: 'passkey' | 'sso',
  sampai: Instan,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tantangan')
    .values({ hash, jenis, pengguna_id: null, kedaluwarsa_pada: new Date(sampai) })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The name that an account signs in by. */
export async function findNamaMasuk(db: Db, penggunaId: number) {
  const { rows } = await sql<{ nama_masuk: string }>`
    select coalesce(p.email, lower(k.kode)) as nama_masuk
    from pengguna p left join karyawan k on k.id = p.karyawan_id where p.id = ${penggunaId}`.execute(db)
  return rows[0]?.nama_masuk
}
