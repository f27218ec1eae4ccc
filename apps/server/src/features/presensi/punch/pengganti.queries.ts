import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Pengganti } from '../hari/hari.sql.ts'

/** A work as it stands while it is held: whether it still holds, and when somebody checked in to it, as ISO text. */
export type Dipegang = { readonly berlaku: boolean; readonly sejak: string | null }

/** Holds a work until the transaction ends: who is replaced and who replaces them punch one after the other. */
export async function lockKerja(tx: Tx, penugasanId: number): Promise<Dipegang> {
  await sql`select from penugasan where id = ${penugasanId} for update`.execute(tx)
  const { rows } = await sql<Dipegang>`
    select p.dibatalkan_pada is null as berlaku, to_json(masuk_pada(p.id, p.karyawan_id, p.tanggal)) #>> '{}' as sejak
    from penugasan p where p.id = ${penugasanId}`.execute(tx)
  return rows[0] ?? { berlaku: false, sejak: null }
}

/** Who stands in for a work, if anybody. */
export async function findPengganti(tx: Tx, penugasanId: number): Promise<Pengganti | null> {
  const { rows } = await sql<Pengganti>`
    select g.id as penugasan_id, g.karyawan_id, k.nama, to_json(masuk_pada(g.id, g.karyawan_id, g.tanggal)) #>> '{}' as sejak
    from penugasan g join karyawan k on k.id = g.karyawan_id
    where g.menggantikan_id = ${penugasanId} and g.dibatalkan_pada is null`.execute(tx)
  return rows[0] ?? null
}

/** Lets who stands in go. */
export async function cancelPengganti(tx: Tx, penugasanId: number, saat: Instan): Promise<void> {
  await tx
    .updateTable('penugasan')
    .set({ dibatalkan_pada: new Date(saat) })
    .where('id', '=', penugasanId)
    .execute()
}

/** Whether somebody was asked already what to do about it. */
export async function isDitanyakan(tx: Tx, penugasanId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('notifikasi')
    .select('id')
    .where('jenis', '=', 'PENUGASAN_DITANYAKAN')
    .where('detail_id', '=', penugasanId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
