import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { isDibukaOperator } from '../../platform/auth.ts'
import { type Db, type Tx, at } from '../../platform/db.ts'
import {
  type Ditunjuk,
  digantikanKini,
  isMengkoordinasi,
  isPenggantianInForce,
  orangOf,
} from './lingkup.sql.ts'

/** The accounts that stand in for a coordinator now; one at most, as it is. */
export async function listPengganti(db: Db | Tx, koordinatorId: number, saat: Instan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.pengganti_id as id from koordinator_pengganti g
    where g.koordinator_id = ${koordinatorId} and ${isPenggantianInForce(saat)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The accounts that coordinate a site now; none: HR does. */
export async function listKoordinatorLokasi(db: Db | Tx, kantorId: number, saat: Instan): Promise<number[]> {
  return (await fetchKoordinatorLokasi(db, [kantorId], saat)).get(kantorId) ?? []
}

/** The same of many sites at once; without an entry where there are none. */
export async function fetchKoordinatorLokasi(
  db: Db | Tx,
  kantorIds: readonly number[],
  saat: Instan,
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ kantorId: number; ids: number[] }>`
    select l.kantor_id as "kantorId", array_agg(l.pengguna_id order by l.pengguna_id) as ids
    from kantor_koordinator l join kantor tempat on tempat.id = l.kantor_id
      join pengguna u on u.id = l.pengguna_id left join karyawan k on k.id = u.karyawan_id
    where l.kantor_id = any(${[...kantorIds]}::integer[]) and ${isMengkoordinasi(saat)}
      and u.role = 'koordinator' and u.aktif and coalesce(k.aktif, true)
    group by l.kantor_id`.execute(db)
  return new Map(rows.map(({ kantorId, ids }) => [kantorId, ids]))
}

/**
 * Lists the account that settles the affairs of a person of HR: the one that approves HR's pay, if it is open and somebody else's, or
 * the person's own by the operator's leave. Empty for a person who is not of HR.
 */
export async function listPenyetujuHrd(db: Db | Tx, karyawanId: number, saat: Instan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from penyetuju_gaji_hr s join pengguna u on u.id = s.pengguna_id
      left join karyawan k on k.id = u.karyawan_id cross join lateral urusan_hrd(u.id) t
    where u.aktif and coalesce(k.aktif, true) and t.karyawan_id = ${karyawanId}
      and (not t.orangnya or ${isDibukaOperator('u', at(saat))})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The sites that an account, or somebody in whose place it stands, coordinates now. */
export async function listLokasiDikoordinasi(db: Db | Tx, akunId: number, saat: Instan): Promise<number[]> {
  return [...new Set((await listLokasiDitunjuk(db, akunId, saat)).map(({ id }) => id))]
}

/** The same, each with who named them for it: over those they coordinate nothing by it. */
export async function listLokasiDitunjuk(db: Db | Tx, akunId: number, saat: Instan): Promise<Ditunjuk[]> {
  const { rows } = await sql<Ditunjuk>`
    select l.kantor_id as id, ${orangOf('l.ditunjuk_oleh_id')} as penunjuk
    from kantor_koordinator l join kantor tempat on tempat.id = l.kantor_id
    where l.pengguna_id = any(${digantikanKini(akunId, saat)}) and ${isMengkoordinasi(saat)}`.execute(db)
  return rows
}
