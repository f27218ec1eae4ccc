import type { Bulan } from '@rekan/domain/bulan'
import type { Lingkup, Pelaku } from '@rekan/domain/akses/akses'
import type { Reimburse, StatusReimburse } from '@rekan/domain/payroll/reimburse'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'

export type BarisReimburse = {
  readonly id: number
  readonly karyawan: { readonly id: number; readonly kode: string; readonly nama: string }
  readonly tanggal: Tanggal
  readonly jumlah: number
  readonly keterangan: string
  readonly bukti: string
  readonly bukti_nama: string
  readonly status: StatusReimburse
  readonly diajukan_oleh_id: number
  readonly diajukan_pada: Instan
  readonly diputus_oleh: string | null
  readonly alasan: string | null
  /** The slip that pays it; null: none yet */
  readonly slip: (Bulan & { readonly terbit: boolean }) | null
}

/** No more are listed. */
const TERBANYAK = 200

/** One's own, the newest first. */
export async function listMilik(db: Db | Tx, karyawanId: number): Promise<readonly BarisReimburse[]> {
  return listReimburse(db, sql<SqlBool>`r.karyawan_id = ${karyawanId}`)
}

/** Everybody's in reach: what waits first, then the newest. */
export async function listSemua(
  db: Db | Tx,
  lingkup: Lingkup | null,
  saat: Instan,
): Promise<readonly BarisReimburse[]> {
  return listReimburse(db, isInLingkup(lingkup, 'r.karyawan_id', saat))
}

/** As `listSemua`, for who settles the affairs of people of HR: what these ask, what HR wrote down for others, and what they decided of it. */
export async function listUrusan(
  db: Db | Tx,
  { penggunaId, karyawanId, urusanHrd = [] }: Pelaku,
): Promise<readonly BarisReimburse[]> {
  return listReimburse(
    db,
    sql<SqlBool>`(r.status = 'MENUNGGU' or r.diputus_oleh_id = ${penggunaId}) and r.karyawan_id is distinct from ${karyawanId}::integer
      and r.diajukan_oleh_id <> ${penggunaId} and (r.karyawan_id = any(${[...urusanHrd]}::integer[]) or exists (
        select from pengguna h where h.id = r.diajukan_oleh_id and h.role = 'hrd' and h.karyawan_id is distinct from r.karyawan_id))`,
  )
}

/** One of them; undefined: there is none. */
export async function findReimburse(db: Db | Tx, id: number): Promise<BarisReimburse | undefined> {
  return (await listReimburse(db, sql<SqlBool>`r.id = ${id}`))[0]
}

async function listReimburse(db: Db | Tx, syarat: RawBuilder<SqlBool>): Promise<readonly BarisReimburse[]> {
  const { rows } = await sql<BarisReimburse>`
    select r.id, json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan, r.tanggal, r.jumlah, r.keterangan,
      r.bukti, r.bukti_nama, r.status, r.diajukan_pada, r.diajukan_oleh_id, coalesce(o.nama, u.nama) as diputus_oleh, r.alasan,
      (select json_build_object('tahun', d.tahun, 'bulan', d.bulan, 'terbit', d.status = 'TERBIT')
        from titipan_diambil d where d.sumber = 'REIMBURSE:' || r.id limit 1) as slip
    from reimburse r join karyawan k on k.id = r.karyawan_id
      left join pengguna u on u.id = r.diputus_oleh_id left join karyawan o on o.id = u.karyawan_id
    where ${syarat} order by r.status = 'MENUNGGU' desc, r.diajukan_pada desc, r.id desc limit ${TERBANYAK}`.execute(
    db,
  )
  return rows
}

/** By karyawan, what was approved and no slip but the month's own has paid. */
export async function listDisetujui(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Reimburse[]>> {
  const { rows } = await sql<Reimburse & { readonly karyawan_id: number }>`
    select r.id, r.karyawan_id, r.tanggal, r.jumlah, r.keterangan from reimburse r
    where r.status = 'DISETUJUI' and r.karyawan_id = any(${karyawanIds}::integer[])
      and not exists (select from titipan_diambil d where d.sumber = 'REIMBURSE:' || r.id
        and (d.tahun, d.bulan, d.jenis) <> (${tahun}::integer, ${bulan}::integer, 'BULANAN'))
    order by r.id`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

export async function insertReimburse(tx: Tx, baru: Insertable<Skema['reimburse']>): Promise<number> {
  return (await tx.insertInto('reimburse').values(baru).returning('id').executeTakeFirstOrThrow()).id
}

/** Held for the rest of the transaction; undefined: there is none. */
export async function lockReimburse(tx: Tx, id: number) {
  return tx
    .selectFrom('reimburse')
    .select(['id', 'karyawan_id', 'status', 'keterangan', 'diajukan_oleh_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateReimburse(
  tx: Tx,
  id: number,
  isi: Updateable<Skema['reimburse']>,
): Promise<void> {
  await tx.updateTable('reimburse').set(isi).where('id', '=', id).execute()
}
