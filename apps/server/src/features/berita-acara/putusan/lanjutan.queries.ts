import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** Has a signed sheet looked at once more: what was put right while it waited for its signature marked nothing. */
export async function insertPeriksa(tx: Tx, beritaAcaraId: number): Promise<void> {
  await tx
    .insertInto('berita_acara_periksa')
    .values({ berita_acara_id: beritaAcaraId })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** So many days after their end sheets are held against the record by themselves; later only where a record changes. */
const HARI_PERIKSA = 92

/** Marks all sheets that were signed and ended lately: terms, needs and holidays mark none when they change. */
export async function insertPeriksaSemua(db: Db, hari: Tanggal): Promise<void> {
  await sql`
    insert into berita_acara_periksa (berita_acara_id)
    select distinct r.berita_acara_id from berita_acara_revisi r join berita_acara_tanda_tangan t on t.revisi_id = r.id
    where r.sampai >= ${addHari(hari, -HARI_PERIKSA)}
    on conflict do nothing`.execute(db)
}

/** A sheet that is marked; null for none. */
export async function findPeriksa(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('berita_acara_periksa')
    .select('berita_acara_id')
    .orderBy('berita_acara_id')
    .limit(1)
    .executeTakeFirst()
  return row?.berita_acara_id ?? null
}

/** Takes the mark away before the record is read, so that what is recorded meanwhile marks it anew; false where it was taken. */
export async function takePeriksa(tx: Tx, beritaAcaraId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('berita_acara_periksa')
    .where('berita_acara_id', '=', beritaAcaraId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Reasons that were given since a moment for putting these people's attendance of these days right, the first first. */
export async function listAlasanKoreksi(
  tx: Tx,
  karyawanIds: readonly number[],
  hari: readonly Tanggal[],
  sejak: Instan,
): Promise<string[]> {
  const { rows } = await sql<{ alasan: string }>`
    select a.sesudah ->> 'alasan' as alasan from audit a
    where a.waktu >= ${at(sejak)} and a.objek = 'presensi' and a.sesudah ->> 'alasan' is not null
      and a.objek_id in (select r.id::text from presensi r
        where r.karyawan_id = any(${[...karyawanIds]}::integer[]) and r.tanggal = any(${[...hari]}::date[]))
    group by 1 order by min(a.id)`.execute(tx)
  return rows.map(({ alasan }) => alasan)
}
