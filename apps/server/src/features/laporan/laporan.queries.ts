import type { FormatLaporan } from '@rekan/domain/laporan/jenis'
import type { BatangLaporan } from '@rekan/domain/laporan/gambar'
import type { SelLaporan, StatusLaporan } from '@rekan/domain/laporan/laporan'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, sql } from 'kysely'
import { takeRun } from '../../platform/claim.ts'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

type Baris = Selectable<Skema['laporan']>
export type LaporanTersimpan = Omit<Baris, 'denyut_pada'> & {
  readonly kantor: string | null
  readonly berkas: readonly {
    readonly format: FormatLaporan
    readonly siap: boolean
    readonly gagal: boolean
  }[]
}

function selectLaporan(db: Db | Tx) {
  return db
    .selectFrom('laporan as l')
    .leftJoin('kantor as o', 'o.id', 'l.kantor_id')
    .select(['l.id', 'l.oleh_id', 'l.role', 'l.kantor_ids', 'l.jenis', 'l.bulan', 'l.kantor_id'])
    .select([
      'l.klien_id',
      'l.gambar',
      'l.koordinator_id',
      'l.status',
      'l.selesai',
      'l.dari',
      'l.baris',
      'l.jumlah',
      'l.dibuat_pada',
    ])
    .select('o.nama as kantor')
    .select(
      sql<LaporanTersimpan['berkas']>`(select coalesce(json_agg(json_build_object('format', b.format,
        'siap', b.isi is not null and l.status = 'SELESAI', 'gagal', b.gagal) order by b.format), '[]')
        from laporan_berkas b where b.laporan_id = l.id)`.as('berkas'),
    )
}

/** An account's newest ones. */
export function listLaporan(db: Db, olehId: number, banyak: number): Promise<LaporanTersimpan[]> {
  return selectLaporan(db).where('l.oleh_id', '=', olehId).orderBy('l.id', 'desc').limit(banyak).execute()
}

export function findLaporan(db: Db | Tx, id: number): Promise<LaporanTersimpan | undefined> {
  return selectLaporan(db).where('l.id', '=', id).executeTakeFirst()
}

/** How many of an account's wait or are computed. */
export async function countJalan(tx: Tx, olehId: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah from laporan where oleh_id = ${olehId} and status = 'JALAN'`.execute(
    tx,
  )
  return rows[0]?.jumlah ?? 0
}

export async function insertLaporan(tx: Tx, baru: Insertable<Skema['laporan']>): Promise<number> {
  const { id } = await tx.insertInto('laporan').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Asks for a file of some columns; false where it was asked for already and did not fail. */
export async function insertBerkas(
  tx: Tx,
  laporanId: number,
  format: FormatLaporan,
  kolom: readonly string[] | null,
): Promise<boolean> {
  const dipilih = kolom && [...kolom]
  const { rows } = await sql`
    insert into laporan_berkas as b (laporan_id, format, kolom) values (${laporanId}, ${format}, ${dipilih}::text[])
    on conflict (laporan_id, format) do update set gagal = false, isi = null, denyut_pada = null, kolom = excluded.kolom
    where b.gagal or b.kolom is distinct from excluded.kolom returning 1`.execute(tx)
  return rows.length > 0
}

export async function findBerkas(db: Db, laporanId: number, format: FormatLaporan): Promise<Buffer | null> {
  const satu = await db
    .selectFrom('laporan_berkas')
    .select('isi')
    .where('laporan_id', '=', laporanId)
    .where('format', '=', format)
    .executeTakeFirst()
  return satu?.isi ?? null
}

/** So many rows from one on. */
export async function listBaris(
  db: Db,
  laporanId: number,
  { mulai, jumlah }: { readonly mulai: number; readonly jumlah: number },
): Promise<SelLaporan[][]> {
  const rows = await db
    .selectFrom('laporan_baris')
    .select('sel')
    .where('laporan_id', '=', laporanId)
    .where('ke', '>=', mulai)
    .where('ke', '<', mulai + jumlah)
    .orderBy('ke')
    .execute()
  return rows.map(({ sel }) => sel)
}

/** Rows from number `mulai` on. */
export async function insertBaris(
  db: Db,
  laporanId: number,
  mulai: number,
  baris: readonly (readonly SelLaporan[])[],
): Promise<void> {
  if (baris.length === 0) return
  await sql`
    insert into laporan_baris (laporan_id, ke, sel)
    select ${laporanId}, ${mulai} + ke - 1, sel
    from jsonb_array_elements(${JSON.stringify(baris)}::jsonb) with ordinality b (sel, ke)`.execute(db)
}

/** What was computed of one that is computed anew, or no more: its rows and what was written of its files. */
export async function deleteHasil(db: Db | Tx, laporanId: number): Promise<void> {
  await db.deleteFrom('laporan_baris').where('laporan_id', '=', laporanId).execute()
  await db
    .updateTable('laporan_berkas')
    .set({ isi: null })
    .where('laporan_id', '=', laporanId)
    .where('isi', 'is not', null)
    .execute()
}

/** What came of a report: its rows, its totals, its chart. */
export type HasilLaporan = {
  readonly baris: number
  readonly jumlah: readonly SelLaporan[]
  readonly gambar: readonly BatangLaporan[] | null
}

/** Ends one that is under way; false where it is not any more. */
export async function updateStatus(
  db: Db | Tx,
  id: number,
  status: StatusLaporan,
  hasil: HasilLaporan | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('laporan')
    .set({
      status,
      denyut_pada: null,
      baris: hasil?.baris ?? null,
      jumlah: hasil && JSON.stringify(hasil.jumlah),
      gambar: hasil?.gambar ? JSON.stringify(hasil.gambar) : null,
    })
    .where('id', '=', id)
    .where('status', '=', 'JALAN')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says how far it is; false once it was called off. */
export async function updateSelesai(
  db: Db,
  id: number,
  { selesai, dari }: { readonly selesai: number; readonly dari: number },
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    update laporan set selesai = greatest(selesai, ${selesai}), dari = ${dari}, denyut_pada = ${at(saat)}
    where id = ${id} and status = 'JALAN' returning 1`.execute(db)
  return rows.length > 0
}

/** Lets another server take it up, from its begin. */
export async function resumeLaporan(db: Db, id: number): Promise<void> {
  await db
    .updateTable('laporan')
    .set({ denyut_pada: null, selesai: 0 })
    .where('id', '=', id)
    .where('status', '=', 'JALAN')
    .execute()
}

export type Diambil =
  | ({ readonly tugas: 'susun' } & Pick<Baris, 'id' | 'oleh_id'>)
  | {
      readonly tugas: 'tulis'
      readonly id: number
      readonly oleh_id: number
      readonly format: FormatLaporan
    }

/** Takes one that waits, or whose server was not heard of since `batas`, for this server alone. */
export async function takeLaporan(db: Db, saat: Instan, batas: Instan): Promise<Diambil | null> {
  const { rows: berkas } = await sql<{ id: number; oleh_id: number; format: FormatLaporan }>`
    update laporan_berkas b set denyut_pada = ${at(saat)} from laporan l
    where (b.laporan_id, b.format) = (select c.laporan_id, c.format from laporan_berkas c join laporan d on d.id = c.laporan_id
        where c.isi is null and not c.gagal and d.status = 'SELESAI'
          and (c.denyut_pada is null or c.denyut_pada <= ${at(batas)})
        order by c.laporan_id limit 1 for update of c skip locked)
      and l.id = b.laporan_id
    returning b.laporan_id as id, l.oleh_id, b.format`.execute(db)
  if (berkas[0] !== undefined) return { tugas: 'tulis', ...berkas[0] }
  const laporan = await takeRun<Pick<Baris, 'id' | 'oleh_id'>>(db, 'laporan', ['id', 'oleh_id'], saat, batas)
  return laporan && { tugas: 'susun', ...laporan }
}

/** Keeps what was written, unless the file is to have other columns meanwhile: then it is written once more; null: it could not be. */
export async function updateBerkas(
  db: Db,
  laporanId: number,
  format: FormatLaporan,
  tertulis: { readonly isi: Buffer; readonly kolom: readonly string[] | null } | null,
): Promise<void> {
  const kolom = tertulis?.kolom ? [...tertulis.kolom] : null
  await db
    .updateTable('laporan_berkas')
    .set({ isi: tertulis?.isi ?? null, gagal: tertulis === null, denyut_pada: null })
    .where('laporan_id', '=', laporanId)
    .where('format', '=', format)
    .$if(tertulis !== null, (q) => q.where(sql<boolean>`kolom is not distinct from ${kolom}::text[]`))
    .execute()
}

/** The columns that a file is to have; null: all. */
export async function findKolom(
  db: Db,
  laporanId: number,
  format: FormatLaporan,
): Promise<readonly string[] | null> {
  const satu = await db
    .selectFrom('laporan_berkas')
    .select('kolom')
    .where('laporan_id', '=', laporanId)
    .where('format', '=', format)
    .executeTakeFirst()
  return satu?.kolom ?? null
}

/** Lets another server write the file. */
export async function resumeBerkas(db: Db, laporanId: number, format: FormatLaporan): Promise<void> {
  await db
    .updateTable('laporan_berkas')
    .set({ denyut_pada: null })
    .where('laporan_id', '=', laporanId)
    .where('format', '=', format)
    .execute()
}

/** What nobody reads any more, with its rows and files. */
export async function deleteUsang(db: Db, sebelum: Instan): Promise<void> {
  await db.deleteFrom('laporan').where('dibuat_pada', '<', at(sebelum)).execute()
}

/** Lets one call at a time count an account's reports and add one, until its transaction ends. */
export async function lockMilik(tx: Tx, penggunaId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('laporan', ${penggunaId}::bigint))`.execute(tx)
}
