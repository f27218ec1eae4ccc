import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from '../../../platform/db.ts'
import type { JenisSurat } from '../../../platform/schema.akun.ts'

export type Surat = {
  readonly id: number
  readonly email: string
  readonly jenis: JenisSurat
  /** Asked for by a device that the account knows */
  readonly dikenal: boolean
  readonly dibuat_pada: Instan
}

/** Notes that somebody asks for a link by an address, known or not. */
export async function insertPermintaan(db: Db, email: string, dikenal: boolean, saat: Instan): Promise<void> {
  await db
    .insertInto('surat_akun')
    .values({ email, jenis: 'lupa', dikenal, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Notes a letter to an account; false when it has no address to write to. */
export async function insertSurat(
  db: Db,
  penggunaId: number,
  jenis: JenisSurat,
  saat: Instan,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('surat_akun')
    .columns(['email', 'jenis', 'dibuat_pada'])
    .expression((eb) =>
      eb
        .selectFrom('pengguna')
        .select((e) => [
          e.ref('email').$notNull().as('email'),
          sql<JenisSurat>`${jenis}::text`.as('jenis'),
          sql<Date>`${new Date(saat)}::timestamptz`.as('dibuat_pada'),
        ])
        .where('id', '=', penggunaId)
        .where('email', 'is not', null),
    )
    // Still waiting: written as late as it can be, it tells of this as well.
    .onConflict((c) => c.columns(['email', 'jenis']).doUpdateSet({ dibuat_pada: new Date(saat) }))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** How many letters wait. */
export async function countSurat(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('surat_akun')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Takes the oldest letter that is due, for this server alone until `sampai`. */
export async function takeSurat(db: Db, saat: Instan, sampai: Instan): Promise<Surat | null> {
  const { rows } = await sql<Surat>`
    update surat_akun set coba_lagi_pada = ${at(sampai)}
    where id = (select id from surat_akun where coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)}
      order by id limit 1 for update skip locked)
    returning id, email, jenis, dikenal, dibuat_pada`.execute(db)
  return rows[0] ?? null
}

/** Unless it was asked for once more meanwhile. */
export async function deleteSurat(db: Db, { id, dibuat_pada }: Surat): Promise<void> {
  await db.deleteFrom('surat_akun').where('id', '=', id).where('dibuat_pada', '=', at(dibuat_pada)).execute()
}

/** The active account of an address. */
export function findPenerima(db: Db, email: string) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select('p.id')
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('nama'))
    .where('p.email', '=', email)
    .where('p.aktif', '=', true)
    .where((eb) => eb(eb.fn.coalesce('k.aktif', eb.lit(true)), '=', true))
    .executeTakeFirst()
}
