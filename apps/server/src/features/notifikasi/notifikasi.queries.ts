import type { Role } from '@rekan/domain/akses/peran'
import {
  type JenisNotifikasi,
  NOTIFIKASI_TERBANYAK,
  UMUR_NOTIFIKASI,
} from '@rekan/domain/notifikasi/notifikasi'
import { type Instan, SEHARI } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, sql } from 'kysely'
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

/** One for every active account of a role, in one statement. */
export async function insertNotifikasiRole(
  tx: Tx,
  role: Role,
  { jenis, detailId, judul, isi }: { jenis: JenisNotifikasi; detailId: number; judul: string; isi: string },
  saat: Instan,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
    select id, ${jenis}, ${detailId}, ${judul}, ${isi}, ${at(saat)} from pengguna
    where role = ${role} and aktif order by id
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
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

export async function updatePerihalDibaca(
  tx: Tx,
  penggunaId: number,
  jenis: JenisNotifikasi,
  detailId: number,
  saat: Instan,
): Promise<void> {
  await tx
    .updateTable('notifikasi')
    .set({ dibaca_pada: new Date(saat) })
    .where('pengguna_id', '=', penggunaId)
    .where('dibaca_pada', 'is', null)
    .where('jenis', '=', jenis)
    .where('detail_id', '=', detailId)
    .execute()
}

/** An account's newest of the days that they are kept. */
export function listNotifikasi(db: Db, penggunaId: number, saat: Instan): Promise<Notifikasi[]> {
  return terbaru(db, penggunaId, saat)
    .selectAll()
    .orderBy('dibuat_pada', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFIKASI_TERBANYAK)
    .execute()
}

export async function countBelumDibaca(db: Db, penggunaId: number, saat: Instan): Promise<number> {
  const { jumlah } = await terbaru(db, penggunaId, saat)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('dibaca_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Marks the unread notifications as read, or one of them; those read before keep their moment. */
export async function updateDibaca(tx: Tx, penggunaId: number, saat: Instan, id?: number): Promise<void> {
  await tx
    .updateTable('notifikasi')
    .set({ dibaca_pada: new Date(saat) })
    .where('pengguna_id', '=', penggunaId)
    .where('dibaca_pada', 'is', null)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .execute()
}

export async function isPunya(tx: Tx, penggunaId: number, id: number, saat: Instan): Promise<boolean> {
  const row = await terbaru(tx, penggunaId, saat).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

function terbaru(db: Db | Tx, penggunaId: number, saat: Instan) {
  return db
    .selectFrom('notifikasi')
    .where('pengguna_id', '=', penggunaId)
    .where('dibuat_pada', '>', at(saat - UMUR_NOTIFIKASI * SEHARI * 1000))
}
