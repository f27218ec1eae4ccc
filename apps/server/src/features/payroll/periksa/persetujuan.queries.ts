import type { Bulan } from '@rekan/domain/bulan'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** Names of accounts by id, the person's where there is one. */
export async function fetchNamaAkun(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select u.id, coalesce(k.nama, u.nama, u.email, k.kode, '') as nama from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

export type CalonPenyetuju = {
  readonly id: number
  readonly nama: string
  readonly karyawan_id: number | null
}

/** HR of the whole company whose account is open. */
export async function listCalonPenyetuju(db: Db | Tx): Promise<CalonPenyetuju[]> {
  const { rows } = await sql<CalonPenyetuju>`
    select u.id, coalesce(k.nama, u.nama, u.email, '') as nama, u.karyawan_id
    from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.role = 'hrd' and u.aktif and (k.id is null or k.aktif)
      and not exists (select from peran_lingkup l where l.pengguna_id = u.id)
    order by 2, u.id`.execute(db)
  return rows
}

/** Payslips of a month that their owner made. */
export async function listBuatanSendiri(db: Db | Tx, { tahun, bulan }: Bulan): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from payroll p join pengguna u on u.id = p.dibuat_oleh_id
    where p.tahun = ${tahun} and p.bulan = ${bulan} and u.karyawan_id = p.karyawan_id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type Persetujuan = {
  readonly payroll_id: number
  readonly versi: number
  readonly oleh_id: number
  readonly pada: Instan
}

/** Approvals of a month's payslips, of whatever version. */
export async function listPersetujuan(db: Db | Tx, { tahun, bulan }: Bulan): Promise<Persetujuan[]> {
  const { rows } = await sql<Persetujuan>`
    select s.payroll_id, s.versi, s.oleh_id, s.pada from payroll_persetujuan s join payroll p on p.id = s.payroll_id
    where p.tahun = ${tahun} and p.bulan = ${bulan}`.execute(db)
  return rows
}

export async function insertPersetujuan(
  tx: Tx,
  ids: readonly number[],
  olehId: number,
  saat: Instan,
): Promise<void> {
  await sql`
    insert into payroll_persetujuan (payroll_id, versi, oleh_id, pada)
    select id, versi, ${olehId}, ${at(saat)} from payroll where id = any(${ids}::integer[]) order by id
    on conflict do nothing`.execute(tx)
}

/** By payslip of a month, everybody who has proposed it, whoever changed it last. */
export async function listPengusul(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ payroll_id: number; pengguna_id: number }>`
    select g.payroll_id, g.pengguna_id from payroll_pengusul g join payroll p on p.id = g.payroll_id
    where p.tahun = ${tahun} and p.bulan = ${bulan} order by 1, 2`.execute(db)
  const semua = Map.groupBy(rows, ({ payroll_id }) => payroll_id)
  return new Map([...semua].map(([id, milik]) => [id, milik.map(({ pengguna_id }) => pengguna_id)]))
}
