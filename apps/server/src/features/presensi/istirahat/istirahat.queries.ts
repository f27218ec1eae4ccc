import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Tx, at, pgConstraint } from '../../../platform/db.ts'

/** The record of a work on its day. */
type Catatan = { readonly presensiId: number; readonly tanggal: Tanggal }

/** Begins a break of a work. */
export async function insertIstirahat(tx: Tx, { presensiId, tanggal }: Catatan, saat: Instan): Promise<void> {
  await sql`insert into presensi_istirahat (presensi_id, tanggal, mulai)
    values (${presensiId}::bigint, ${tanggal}::date, ${at(saat)})`.execute(tx)
}

/** Ends the break of a work that runs. */
export async function endIstirahat(tx: Tx, { presensiId, tanggal }: Catatan, saat: Instan): Promise<void> {
  await sql`update presensi_istirahat set selesai = ${at(saat)}
    where presensi_id = ${presensiId}::bigint and tanggal = ${tanggal}::date and selesai is null`.execute(tx)
}

/** The work was left while its break was written. */
export function isDiluarKerja(error: unknown): boolean {
  return pgConstraint(error) === 'istirahat_dalam'
}
