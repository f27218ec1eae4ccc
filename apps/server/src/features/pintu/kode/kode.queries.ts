import type { TujuanKode } from '@rekan/domain/klien/pintu'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { hashToken } from '../../../platform/auth.ts'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** What of a code is kept. */
export function hashKode(kontakId: number, tujuan: TujuanKode, kode: string): Buffer {
  return hashToken(`${kontakId} ${tujuan} ${kode}`)
}

/** The newest code of a purpose takes the place of the one before it, and may be tried as often. */
export async function upsertKode(db: Db | Tx, kode: Insertable<Skema['kontak_kode']>): Promise<void> {
  const { kode_hash, kedaluwarsa_pada, untuk_revisi } = kode
  await db
    .insertInto('kontak_kode')
    .values(kode)
    .onConflict((c) =>
      c
        .columns(['kontak_id', 'tujuan'])
        .doUpdateSet({ kode_hash, kedaluwarsa_pada, untuk_revisi, percobaan: 0 }),
    )
    .execute()
}

/** A code that was tried. */
type Dicoba = {
  readonly kode_hash: Buffer
  /** Tries left */
  readonly sisa: number
  readonly untuk_revisi: readonly number[] | null
}

/** Counts a try at a contact's code, and gives its digest and the tries left; undefined when none is open to tries. */
export async function countPercobaan(
  db: Db,
  kontakId: number,
  tujuan: TujuanKode,
  paling: number,
  saat: Instan,
): Promise<Dicoba | undefined> {
  const { rows } = await sql<Dicoba>`
    update kontak_kode set percobaan = percobaan + 1
    where kontak_id = ${kontakId} and tujuan = ${tujuan} and percobaan < ${paling} and kedaluwarsa_pada > ${at(saat)}
    returning kode_hash, ${paling}::integer - percobaan as sisa, untuk_revisi`.execute(db)
  return rows[0]
}

/** Uses a code up; false when it was used or replaced meanwhile. */
export async function takeKode(
  tx: Tx,
  kontakId: number,
  tujuan: TujuanKode,
  kodeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kontak_kode')
    .where('kontak_id', '=', kontakId)
    .where('tujuan', '=', tujuan)
    .where('kode_hash', '=', kodeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
