import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { Insertable } from 'kysely'

export type BarisPersiapan = Insertable<Skema['persiapan']>

/** One after the other: two people at one step make one site. */
export async function lockPersiapan(tx: Tx): Promise<void> {
  await sql`lock table persiapan in share row exclusive mode`.execute(tx)
}

export function listPersiapan(db: Db | Tx) {
  return db.selectFrom('persiapan').select(['langkah', 'keadaan', 'kantor_id', 'jadwal_id']).execute()
}

export async function upsertPersiapan(tx: Tx, baris: BarisPersiapan): Promise<void> {
  const { langkah: _, ...isi } = baris
  await tx
    .insertInto('persiapan')
    .values(baris)
    .onConflict((c) => c.column('langkah').doUpdateSet(isi))
    .execute()
}

export async function hasKantor(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('kantor').select('id').limit(1).executeTakeFirst()) !== undefined
}

export function findPenomoran(db: Db | Tx) {
  return db.selectFrom('penomoran_karyawan').select(['awalan', 'lebar']).executeTakeFirstOrThrow()
}

/** Who works here, who of them could still be invited, and the accounts of HR. */
export async function countOrang(db: Db | Tx) {
  const { rows } = await sql<{ jumlah: number; belum_masuk: number; hrd: number }>`
    select count(*) filter (where k.aktif)::integer as jumlah,
      count(*) filter (where k.aktif and p.aktif and p.kata_sandi is null)::integer as belum_masuk,
      count(*) filter (where p.aktif and p.role = 'hrd' and coalesce(k.aktif, true))::integer as hrd
    from karyawan k full join pengguna p on p.karyawan_id = k.id`.execute(db)
  return rows[0] ?? { jumlah: 0, belum_masuk: 0, hrd: 0 }
}
