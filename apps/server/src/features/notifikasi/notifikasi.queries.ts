import {
  type JenisNotifikasi,
  NOTIFIKASI_TERBANYAK,
  UMUR_NOTIFIKASI,
} from '@rekan/domain/notifikasi/notifikasi'
import { type Instan, SEHARI } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

export type Notifikasi = Selectable<Skema['notifikasi']>

export async function insertNotifikasi(
  tx: Tx,
  baru: readonly Insertable<Skema['notifikasi']>[],
): Promise<number[]> {
  if (baru.length === 0) return []
  const rows = await tx.insertInto('notifikasi').values(baru).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** One for every account that a query names by `id`, in one statement. */
export async function insertNotifikasiBagi(
  tx: Tx,
  akun: RawBuilder<unknown>,
  { jenis, detailId, judul, isi }: { jenis: JenisNotifikasi; detailId: number; judul: string; isi: string },
  saat: Instan,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
    select akun.id, ${jenis}, ${detailId}, ${judul}, ${isi}, ${at(saat)} from (${akun}) akun order by akun.id
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Puts those about one record aside that were written at one moment. */
export async function moveNotifikasi(
  tx: Tx,
  jenis: JenisNotifikasi,
  detailId: number,
  dibuat: Instan,
  saat: Instan,
): Promise<void> {
  await sql`
    with aside as (delete from notifikasi
      where dibuat_pada = ${at(dibuat)} and jenis = ${jenis} and detail_id = ${detailId}
      returning id, pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
    insert into notifikasi_ditarik (id, pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada, ditarik_pada)
    select *, ${at(saat)} from aside`.execute(tx)
}

/** Puts those about one record back that were put aside at one moment. */
export async function restoreNotifikasi(
  tx: Tx,
  jenis: JenisNotifikasi,
  detailId: number,
  saat: Instan,
): Promise<void> {
  await sql`
    with back as (delete from notifikasi_ditarik
      where detail_id = ${detailId} and jenis = ${jenis} and ditarik_pada = ${at(saat)}
      returning id, pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
    insert into notifikasi (id, pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
    select * from back`.execute(tx)
}

/** Deletes the notifications about one record that were written at one moment; an index finds them. */
export async function deleteNotifikasi(
  tx: Tx,
  jenis: JenisNotifikasi,
  detailId: number,
  saat: Instan,
): Promise<void> {
  await tx
    .deleteFrom('notifikasi')
    .where('dibuat_pada', '=', at(saat))
    .where('jenis', '=', jenis)
    .where('detail_id', '=', detailId)
    .execute()
}

/** Rewords the notifications about one record that were written at one moment; an index finds them. */
export async function updateKabar(
  tx: Tx,
  { jenis, detailId, judul, isi }: { jenis: JenisNotifikasi; detailId: number; judul: string; isi: string },
  saat: Instan,
): Promise<void> {
  await tx
    .updateTable('notifikasi')
    .set({ judul, isi })
    .where('dibuat_pada', '=', at(saat))
    .where('jenis', '=', jenis)
    .where('detail_id', '=', detailId)
    .execute()
}

export async function updatePerihalDibaca(
  tx: Tx,
  akunId: number,
  jenis: JenisNotifikasi,
  detailId: number,
  saat: Instan,
): Promise<void> {
  await tx
    .updateTable('notifikasi')
    .set({ dibaca_pada: new Date(saat) })
    .where('pengguna_id', '=', akunId)
    .where('dibaca_pada', 'is', null)
    .where('jenis', '=', jenis)
    .where('detail_id', '=', detailId)
    .execute()
}

/** An account's newest of the days that they are kept. */
export function listNotifikasi(db: Db, akunId: number, saat: Instan): Promise<Notifikasi[]> {
  return terbaru(db, akunId, saat)
    .selectAll()
    .orderBy('dibuat_pada', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFIKASI_TERBANYAK)
    .execute()
}

export async function countBelumDibaca(db: Db, akunId: number, saat: Instan): Promise<number> {
  const { jumlah } = await terbaru(db, akunId, saat)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('dibaca_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Marks the unread notifications as read, or one of them; those read before keep their moment. */
export async function updateDibaca(tx: Tx, akunId: number, saat: Instan, id?: number): Promise<void> {
  await tx
    .updateTable('notifikasi')
    .set({ dibaca_pada: new Date(saat) })
    .where('pengguna_id', '=', akunId)
    .where('dibaca_pada', 'is', null)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .execute()
}

export async function isPunya(tx: Tx, akunId: number, id: number, saat: Instan): Promise<boolean> {
  const row = await terbaru(tx, akunId, saat).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

function terbaru(db: Db | Tx, akunId: number, saat: Instan) {
  return db
    .selectFrom('notifikasi')
    .where('pengguna_id', '=', akunId)
    .where('dibuat_pada', '>', at(saat - UMUR_NOTIFIKASI * SEHARI * 1000))
}
