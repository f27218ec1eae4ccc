import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** The account of an employee; its fields are null for an employee without one. */
export function findAkunKaryawan(db: Db, karyawanId: number) {
  return db
    .selectFrom('karyawan as k')
    .leftJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.kode', 'k.nama', 'p.id', 'p.role'])
    .select((eb) => eb('p.kata_sandi', 'is not', null).as('bersandi'))
    .select((eb) => eb.and([eb('k.aktif', '=', true), eb('p.aktif', '=', true)]).as('aktif'))
    .where('k.id', '=', karyawanId)
    .executeTakeFirst()
}

/** The newest code takes the place of the one before it, and may be tried as often. */
export async function upsertKode(tx: Tx, kode: Insertable<Skema['kode_reset']>): Promise<void> {
  const { kode_hash, kedaluwarsa_pada } = kode
  await tx
    .insertInto('kode_reset')
    .values(kode)
    .onConflict((c) => c.column('pengguna_id').doUpdateSet({ kode_hash, kedaluwarsa_pada, percobaan: 0 }))
    .execute()
}

/** Counts a try at the code of an active person, by kode karyawan in small letters; null when none is open to tries. */
export async function countPercobaan(
  db: Db,
  kodeKaryawan: string,
  paling: number,
  saat: Instan,
): Promise<{ pengguna_id: number; kode_hash: string } | null> {
  const { rows } = await sql<{ pengguna_id: number; kode_hash: string }>`
    update kode_reset r set percobaan = percobaan + 1
    from pengguna p join karyawan k on k.id = p.karyawan_id
    where p.id = r.pengguna_id and lower(k.kode) = ${kodeKaryawan} and p.aktif and k.aktif
      and r.percobaan < ${paling} and r.kedaluwarsa_pada > ${at(saat)}
    returning r.pengguna_id, r.kode_hash`.execute(db)
  return rows[0] ?? null
}

/** Uses a code up; false when it was used or replaced meanwhile. */
export async function takeKode(tx: Tx, penggunaId: number, kodeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kode_reset')
    .where('pengguna_id', '=', penggunaId)
    .where('kode_hash', '=', kodeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
