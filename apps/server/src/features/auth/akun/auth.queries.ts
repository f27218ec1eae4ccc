import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/**
 * The account of an address, or of a kode karyawan, as `namaAkun` gives it. Kode are ASCII, and only ASCII letters come
 * to them: many a database's `upper` makes an `I` of `ı`, and each spelling would be throttled by itself.
 */
export function findPengguna(db: Db, nama: string) {
  const kode = nama.replaceAll(/[a-z]/g, (huruf) => huruf.toUpperCase())
  return selectPengguna(db)
    .where((eb) => eb.or([eb('p.email', '=', nama), eb('k.kode', '=', kode)]))
    .executeTakeFirst()
}

export function findPenggunaById(db: Db, id: number) {
  return selectPengguna(db).where('p.id', '=', id).executeTakeFirst()
}

/** Of an address alone, as an account has it; never by kode. */
export function findPenggunaByEmail(db: Db, email: string) {
  return selectPengguna(db).where('p.email', '=', email).executeTakeFirst()
}

/** Accounts as signing in needs them. */
function selectPengguna(db: Db) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'p.email', 'p.kata_sandi', 'p.role'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('nama'))
    .select((eb) =>
      eb.and([eb('p.aktif', '=', true), eb(eb.fn.coalesce('k.aktif', eb.lit(true)), '=', true)]).as('aktif'),
    )
}

/**
 * Opens a session if the account is still active with the password that was verified: a reset that came between ends
 * what the old password would open. False when it did.
 */
export async function insertSesi(
  db: Db,
  { token_hash, pengguna_id, dibuat_pada, kedaluwarsa_pada, perangkat, lewat_sso = false }: SesiBaru,
  kataSandi: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sesi (token_hash, pengguna_id, dibuat_pada, dipakai_pada, kedaluwarsa_pada, perangkat, lewat_sso)
    select ${token_hash}::bytea, id, ${dibuat_pada}::timestamptz, ${dibuat_pada}::timestamptz,
      ${kedaluwarsa_pada}::timestamptz, ${perangkat}::text, ${lewat_sso}
    from pengguna where id = ${pengguna_id} and kata_sandi is not distinct from ${kataSandi} and aktif for share`.execute(
    db,
  )
  return numAffectedRows === 1n
}

type SesiBaru = Omit<Insertable<Skema['sesi']>, 'dipakai_pada'>

export async function deleteSesi(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sesi').where('token_hash', '=', tokenHash).execute()
}

/** The address by which an account's calendar is read without a sign-in leads nowhere any more. */
export async function deleteAlamatKalender(tx: Tx, penggunaId: number): Promise<void> {
  await tx
    .deleteFrom('kalender')
    .where('karyawan_id', '=', (eb) =>
      eb.selectFrom('pengguna').select('karyawan_id').where('id', '=', penggunaId),
    )
    .execute()
}

/** Everything but the password that opens an account or a part of it, save the one session to be kept. */
export async function deleteAkses(tx: Tx, penggunaId: number, kecuali: Buffer | undefined): Promise<void> {
  await tx
    .deleteFrom('sesi')
    .where('pengguna_id', '=', penggunaId)
    .$if(kecuali !== undefined, (q) => q.where('token_hash', '!=', kecuali as Buffer))
    .execute()
  for (const table of [
    'tautan_sandi',
    'kode_reset',
    'undangan',
    'perangkat_dikenal',
    'tantangan',
    'pengguna_sso',
  ] as const)
    await tx.deleteFrom(table).where('pengguna_id', '=', penggunaId).execute()
  await deleteAlamatKalender(tx, penggunaId)
}

export async function insertPengguna(tx: Tx, pengguna: Insertable<Skema['pengguna']>): Promise<number> {
  const { id } = await tx.insertInto('pengguna').values(pengguna).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The account of an address, whatever its role. */
export function findAkun(db: Db, email: string) {
  return db
    .selectFrom('pengguna')
    .select(['id', 'role', 'aktif', 'karyawan_id'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function updateNonaktif(tx: Tx, penggunaId: number): Promise<void> {
  await tx.updateTable('pengguna').set({ aktif: false }).where('id', '=', penggunaId).execute()
}

/** Whether the database holds the invented company. */
export async function isDemo(db: Db): Promise<boolean> {
  const row = await db.selectFrom('demo').select('dibuat_pada').limit(1).executeTakeFirst()
  return row !== undefined
}
