import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'

/** Since when a person's calendar has an address; null: it has none. */
export async function findKalender(db: Db, karyawanId: number): Promise<Instan | null> {
  const row = await db
    .selectFrom('kalender')
    .select('dibuat_pada')
    .where('karyawan_id', '=', karyawanId)
    .executeTakeFirst()
  return row?.dibuat_pada ?? null
}

/** Whose calendar an address leads to; null for nobody's, and for whoever has left or whose account is closed. */
export async function findPemilik(db: Db, tokenHash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('kalender as a')
    .innerJoin('karyawan as k', 'k.id', 'a.karyawan_id')
    .select('k.id')
    .where('a.token_hash', '=', tokenHash)
    .where('k.aktif', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('pengguna as p')
          .select('p.id')
          .whereRef('p.karyawan_id', '=', 'k.id')
          .where('p.aktif', '=', true),
      ),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

export async function replaceKalender(
  tx: Tx,
  karyawanId: number,
  tokenHash: Buffer,
  saat: Instan,
): Promise<void> {
  const isi = { token_hash: tokenHash, dibuat_pada: new Date(saat) }
  await tx
    .insertInto('kalender')
    .values({ karyawan_id: karyawanId, ...isi })
    .onConflict((c) => c.column('karyawan_id').doUpdateSet(isi))
    .execute()
}

/** Returns false where it had no address. */
export async function deleteKalender(tx: Tx, karyawanId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kalender')
    .where('karyawan_id', '=', karyawanId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
