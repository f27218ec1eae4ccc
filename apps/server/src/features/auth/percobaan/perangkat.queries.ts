import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Whether the account of an address or kode karyawan has signed in from the device before. */
export async function isDikenal(db: Db, rahasiaHash: Buffer, nama: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from perangkat_dikenal d join pengguna p on p.id = d.pengguna_id left join karyawan k on k.id = p.karyawan_id
    where d.rahasia_hash = ${rahasiaHash} and (p.email = ${nama} or lower(k.kode) = ${nama})`.execute(db)
  return rows.length > 0
}

/** Whether anybody has signed in from the device. */
export async function isPerangkat(db: Db, rahasiaHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('perangkat_dikenal')
    .select('rahasia_hash')
    .where('rahasia_hash', '=', rahasiaHash)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that the account used the device again; false when it never did before. */
export async function updatePerangkat(
  tx: Tx,
  rahasiaHash: Buffer,
  akunId: number,
  saat: Instan,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('perangkat_dikenal')
    .set({ dipakai_pada: new Date(saat) })
    .where('rahasia_hash', '=', rahasiaHash)
    .where('pengguna_id', '=', akunId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives a device another secret: all accounts that know it go along. */
export async function updateNamaPerangkat(tx: Tx, dari: Buffer, ke: Buffer): Promise<void> {
  await tx
    .updateTable('perangkat_dikenal')
    .set({ rahasia_hash: ke })
    .where('rahasia_hash', '=', dari)
    .execute()
}

/** Adds a device to an account, which keeps the `batas` it used last. */
export async function insertPerangkat(
  tx: Tx,
  rahasiaHash: Buffer,
  akunId: number,
  saat: Instan,
  batas: number,
): Promise<void> {
  const dipakai_pada = new Date(saat)
  await tx
    .insertInto('perangkat_dikenal')
    .values({ rahasia_hash: rahasiaHash, pengguna_id: akunId, dipakai_pada })
    .execute()
  await tx
    .deleteFrom('perangkat_dikenal')
    .where('pengguna_id', '=', akunId)
    .where('rahasia_hash', 'in', (eb) =>
      eb
        .selectFrom('perangkat_dikenal')
        .select('rahasia_hash')
        .where('pengguna_id', '=', akunId)
        .orderBy('dipakai_pada', 'desc')
        .orderBy('rahasia_hash')
        .offset(batas),
    )
    .where('rahasia_hash', '!=', rahasiaHash)
    .execute()
}
