import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { JenisKejadian, Skema } from '../../platform/schema.ts'
import { type Kejadian, fetchHariMentah } from './hari.queries.ts'

/** A photo as received. */
export type Selfie = { readonly tipe: string; readonly isi: Buffer; readonly sha256: Buffer }

/** Opens the record of a person's day; undefined when the day has one, and with it a check-in. */
export async function insertPresensi(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('presensi')
    .values({ karyawan_id: karyawanId, tanggal })
    .onConflict((c) => c.columns(['karyawan_id', 'tanggal']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Writes a punch with its photo; undefined when the day already has one of this kind. */
export async function insertKejadian(
  tx: Tx,
  baru: Insertable<Skema['presensi_kejadian']>,
  selfie: Selfie,
): Promise<number | undefined> {
  const row = await tx
    .with('kejadian', (db) =>
      db
        .insertInto('presensi_kejadian')
        .values(baru)
        .onConflict((c) => c.columns(['presensi_id', 'jenis']).doNothing())
        .returning('id'),
    )
    .insertInto('presensi_selfie')
    .columns(['kejadian_id', 'tipe', 'isi'])
    .expression((db) =>
      db
        .selectFrom('kejadian')
        .select(['id', sql<string>`${selfie.tipe}`.as('tipe'), sql<Buffer>`${selfie.isi}::bytea`.as('isi')]),
    )
    .returning('kejadian_id')
    .executeTakeFirst()
  return row?.kejadian_id
}

/** A person's punch of a day, if it has been made. */
export async function findKejadian(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
  jenis: JenisKejadian,
): Promise<Kejadian | null> {
  const [mentah] = await fetchHariMentah(tx, [karyawanId], tanggal, tanggal)
  return mentah?.kejadian.find((k) => k.jenis === jenis) ?? null
}

export async function findKaryawanAktif(tx: Tx, karyawanId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('karyawan')
    .select('id')
    .where('id', '=', karyawanId)
    .where('aktif', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
