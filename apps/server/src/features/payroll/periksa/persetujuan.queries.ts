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
    select p.id from payroll p
    where p.tahun = ${tahun} and p.bulan = ${bulan} and akun_dari(p.dibuat_oleh_id, p.karyawan_id)`.execute(
    db,
  )
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
    insert into payroll_persetujuan (payroll_id, versi, oleh_id, pada, rekening)
    select p.id, p.versi, ${olehId}, ${at(saat)}, concat_ws(' ', r.bank, r.rekening)
    from payroll p ${rekeningKini(saat)} where p.id = any(${ids}::integer[]) order by p.id
    on conflict do nothing`.execute(tx)
}

/** In SQL, the account `r` that pay of a payslip `p` goes to at a moment, and what waits of it, `h`. */
function rekeningKini(saat: Instan) {
  return sql`join karyawan k on k.id = p.karyawan_id
    left join rekening_tahan h on h.karyawan_id = k.id and h.sampai > ${at(saat)} and h.dikonfirmasi_oleh_id is null
    cross join lateral (select case when h.karyawan_id is null then k.nama_bank else h.nama_bank end as bank,
      coalesce(h.nomor_rekening, k.nomor_rekening) as rekening) r`
}

export type RekeningUsulan = {
  readonly payroll_id: number
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
  readonly bank: string | null
  readonly rekening: string | null
  /** Another waits, written by so; or it counts unconfirmed; or pay went elsewhere before */
  readonly menunggu: string | null
  readonly belum_dikonfirmasi: boolean
  readonly berubah: boolean
}

/** Where pay of payslips goes, by kode. */
export async function listRekeningUsulan(
  db: Db | Tx,
  ids: readonly number[],
  saat: Instan,
): Promise<RekeningUsulan[]> {
  const { rows } = await sql<RekeningUsulan>`
    select p.id as payroll_id, k.id as karyawan_id, k.kode, k.nama, r.bank, r.rekening,
      case when h.karyawan_id is not null then coalesce(o.nama, u.nama, k.nama) end as menunggu,
      exists (select from rekening_tahan w join pengguna x on x.id = w.diganti_oleh_id
        where w.karyawan_id = k.id and w.sampai <= ${at(saat)} and w.dikonfirmasi_oleh_id is null
          and x.karyawan_id is distinct from k.id) as belum_dikonfirmasi,
      coalesce((select concat_ws(' ', d.nama_bank, d.nomor_rekening) <> concat_ws(' ', r.bank, r.rekening)
        from rekening_dibayar d where d.karyawan_id = k.id and (d.tahun, d.bulan, d.slip) <> (p.tahun, p.bulan, p.jenis)
        order by d.pada desc limit 1), false) as berubah
    from payroll p ${rekeningKini(saat)}
      left join pengguna u on u.id = h.diganti_oleh_id left join karyawan o on o.id = u.karyawan_id
    where p.id = any(${ids}::integer[]) order by k.kode, p.id`.execute(db)
  return rows
}

/** Who has proposed a payslip: an account that did, or another of the same person's */
type Pengusul = { readonly id: number; readonly lewatIni: boolean }

/** By payslip of a month, everybody who has proposed it, whoever changed it last, by each of their accounts of HR. */
export async function listPengusul(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
): Promise<ReadonlyMap<number, readonly Pengusul[]>> {
  const { rows } = await sql<Pengusul & { payroll_id: number }>`
    with usulan as (
      select g.payroll_id, g.pengguna_id from payroll_pengusul g join payroll p on p.id = g.payroll_id
      where p.tahun = ${tahun} and p.bulan = ${bulan}
    ), akun as (
      select o.id, h.id as lain from (select distinct pengguna_id as id from usulan) o
        join pengguna h on h.id = o.id or (h.role = 'hrd' and satu_orang(o.id, h.id)))
    select g.payroll_id, a.lain as id, bool_or(a.lain = g.pengguna_id) as "lewatIni"
    from usulan g join akun a on a.id = g.pengguna_id group by 1, 2 order by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ payroll_id }) => payroll_id)
}
