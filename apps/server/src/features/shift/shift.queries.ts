import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'
import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

export type BarisShift = {
  readonly id: number
  readonly nama: string
  readonly huruf: string
  readonly warna: WarnaShift
  readonly jam_mulai: number
  readonly jam_selesai: number
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
  readonly toleransi_detik: number
  readonly kantor: { readonly id: number; readonly nama: string } | null
  readonly aktif: boolean
  readonly versi: number
  readonly dipakai: number
}

/** All kinds of shift: the company's first, then by site, in the order of their hours. */
export async function listShift(db: Db | Tx): Promise<BarisShift[]> {
  const { rows } = await sql<BarisShift>`
    select s.id, s.nama, s.huruf, s.warna, s.jam_mulai, s.jam_selesai, s.istirahat_detik, s.istirahat_sesudah_detik,
      s.toleransi_detik, s.aktif, s.versi,
      case when o.id is not null then json_build_object('id', o.id, 'nama', o.nama) end as kantor,
      (select count(distinct l.pola_id)::integer from pola_langkah l where l.jenis_shift_id = s.id)
        + (select count(distinct k.pos_id)::integer from pos_kebutuhan k where k.jenis_shift_id = s.id) as dipakai
    from jenis_shift s left join kantor o on o.id = s.kantor_id
    order by not s.aktif, o.nama nulls first, s.jam_mulai, s.huruf`.execute(db)
  return rows
}

/** A kind of shift, held for the rest of the transaction. */
export function holdShift(tx: Tx, id: number) {
  return tx.selectFrom('jenis_shift').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertShift(tx: Tx, baru: Insertable<Skema['jenis_shift']>): Promise<number> {
  const { id } = await tx.insertInto('jenis_shift').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateShift(tx: Tx, id: number, isi: Updateable<Skema['jenis_shift']>): Promise<void> {
  await tx
    .updateTable('jenis_shift')
    .set((eb) => ({ ...isi, versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type BarisPola = {
  readonly id: number
  readonly nama: string
  readonly langkah: (number | null)[]
  readonly aktif: boolean
  readonly versi: number
}

/** All patterns, by name. */
export async function listPola(db: Db | Tx): Promise<BarisPola[]> {
  const { rows } = await sql<BarisPola>`
    select p.id, p.nama, p.aktif, p.versi,
      coalesce((select json_agg(l.jenis_shift_id order by l.ke) from pola_langkah l where l.pola_id = p.id), '[]') as langkah
    from pola p order by not p.aktif, lower(p.nama)`.execute(db)
  return rows
}

/** Locks a pattern for the rest of the transaction; whether there is one. */
export async function lockPola(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('pola').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Writes a pattern with its steps; a version newer where it was there. Returns its id. */
export async function upsertPola(
  tx: Tx,
  id: number | null,
  { nama, aktif, langkah }: Pick<BarisPola, 'nama' | 'aktif' | 'langkah'>,
): Promise<number> {
  const polaId = id ?? (await insertPola(tx, { nama, aktif }))
  if (id !== null) {
    await tx
      .updateTable('pola')
      .set((eb) => ({ nama, aktif, versi: eb('versi', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('pola_langkah').where('pola_id', '=', id).execute()
  }
  const baris = langkah.map((jenis_shift_id, ke) => ({ pola_id: polaId, ke, jenis_shift_id }))
  await tx.insertInto('pola_langkah').values(baris).execute()
  return polaId
}

async function insertPola(tx: Tx, baru: { readonly nama: string; readonly aktif: boolean }): Promise<number> {
  const { id } = await tx.insertInto('pola').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}
