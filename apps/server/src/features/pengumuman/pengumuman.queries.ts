import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type Halaman, offsetOf } from '../../platform/paging.ts'
import type { Skema } from '../../platform/schema.ts'
import { publishAfter } from '../../platform/siaran.ts'

/** An announcement as it stands for a reader. */
export type Pengumuman = {
  readonly id: number
  readonly judul: string
  readonly body: string
  readonly status: StatusPengumuman
  /** The image's key, its width and height in pixels */
  readonly lampiran: string | null
  readonly lampiran_lebar: number | null
  readonly lampiran_tinggi: number | null
  readonly dibuat_pada: Instan
  readonly terbit_pada: Instan | null
  readonly versi: number
  readonly dibaca: boolean
  /** For who manages announcements, else null */
  readonly kelola: {
    readonly oleh: { readonly id: number; readonly nama: string }
    readonly dibaca_oleh: number
    readonly penerima: number
  } | null
}

export type Saringan = {
  readonly status?: StatusPengumuman | undefined
  readonly judul?: string | undefined
}

/** A page of what the reader may see, newest first, and how many all pages hold. */
export async function listPengumuman(
  db: Db,
  pelaku: Pelaku,
  saringan: Saringan & Halaman,
): Promise<{ readonly baris: Pengumuman[]; readonly total: number }> {
  const { status, judul = '', per_page } = saringan
  const syarat = sql<SqlBool>`${isVisible(pelaku)}
    and (${status ?? null}::text is null or a.status = ${status ?? null})
    and (${judul} = '' or a.judul ilike ${polaBerisi(judul)})`
  const [baris, { rows }] = await Promise.all([
    selectPengumuman(
      db,
      pelaku,
      sql`${syarat} order by coalesce(a.terbit_pada, a.dibuat_pada) desc, a.id desc
        limit ${per_page} offset ${offsetOf(saringan)}`,
    ),
    sql<{ total: number }>`select count(*)::integer as total from pengumuman a where ${syarat}`.execute(db),
  ])
  return { baris, total: rows[0]?.total ?? 0 }
}

/** One that the reader may see; undefined for any other. */
export async function findPengumuman(
  db: Db | Tx,
  pelaku: Pelaku,
  id: number,
): Promise<Pengumuman | undefined> {
  const [satu] = await selectPengumuman(db, pelaku, sql`a.id = ${id} and ${isVisible(pelaku)}`)
  return satu
}

/** As it is kept, held for the rest of the transaction: what is done to one follows one another. */
export async function lockPengumuman(tx: Tx, id: number) {
  return tx.selectFrom('pengumuman').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertPengumuman(tx: Tx, baru: Insertable<Skema['pengumuman']>): Promise<number> {
  const { id } = await tx.insertInto('pengumuman').values(baru).returning('id').executeTakeFirstOrThrow()
  publishAfter(tx, 'pengumuman')
  return id
}

export async function updatePengumuman(
  tx: Tx,
  id: number,
  isi: Updateable<Skema['pengumuman']>,
): Promise<void> {
  publishAfter(tx, 'pengumuman')
  await tx.updateTable('pengumuman').set(isi).where('id', '=', id).execute()
}

/** With its marks of who has read it. */
export async function deletePengumuman(tx: Tx, id: number): Promise<void> {
  publishAfter(tx, 'pengumuman')
  await tx.deleteFrom('pengumuman').where('id', '=', id).execute()
}

/** The first time counts. */
export async function insertDibaca(tx: Tx, id: number, penggunaId: number, saat: Instan): Promise<void> {
  await tx
    .insertInto('pengumuman_dibaca')
    .values({ pengumuman_id: id, pengguna_id: penggunaId, dibaca_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function deleteDibaca(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('pengumuman_dibaca').where('pengumuman_id', '=', id).execute()
}

/** Drafts are for who manages announcements. */
function isVisible(pelaku: Pelaku): RawBuilder<SqlBool> {
  return cakupan(pelaku, 'pengumumanKelola') === null ? sql`a.status = 'TERBIT'` : sql`true`
}

async function selectPengumuman(
  db: Db | Tx,
  pelaku: Pelaku,
  sisa: RawBuilder<unknown>,
): Promise<Pengumuman[]> {
  const kelola = sql`(select json_build_object(
      'oleh', json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama)),
      'dibaca_oleh', (select count(*) from pengumuman_dibaca d where d.pengumuman_id = a.id),
      'penerima', (select count(*) from pengguna p where p.role = 'karyawan' and p.aktif))
    from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = a.dibuat_oleh_id)`
  const { rows } = await sql<Pengumuman>`
    select a.id, a.judul, a.body, a.status, a.lampiran, a.lampiran_lebar, a.lampiran_tinggi, a.dibuat_pada,
      a.terbit_pada, a.versi,
      exists (select from pengumuman_dibaca d where d.pengumuman_id = a.id and d.pengguna_id = ${pelaku.penggunaId})
        as dibaca,
      ${cakupan(pelaku, 'pengumumanKelola') === null ? sql`null::json` : kelola} as kelola
    from pengumuman a where ${sisa}`.execute(db)
  return rows
}
