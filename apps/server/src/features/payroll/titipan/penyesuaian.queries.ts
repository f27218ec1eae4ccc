import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Bulan } from '@rekan/domain/bulan'
import type { Penyesuaian } from '@rekan/domain/payroll/penyesuaian'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'

type Orang = { readonly id: number; readonly kode: string; readonly nama: string }
export type BarisPenyesuaian = Penyesuaian & {
  readonly karyawan: Orang
  readonly dibuat_pada: Instan
  readonly oleh: string
  /** The slip that takes it; null: none yet */
  readonly slip: (Bulan & { readonly terbit: boolean }) | null
}
/** A punch that came after its month was locked and waits. */
export type Menunggu = {
  readonly absensi_id: number
  readonly karyawan: Orang
  readonly hari: Tanggal
  readonly keterangan: string
  /** What the month's slip took off for the day; null: nothing says so */
  readonly usulan: number | null
}

/** No more are listed. */
const TERBANYAK = 200

/** The newest, of people in reach. */
export async function listPenyesuaian(
  db: Db | Tx,
  lingkup: Lingkup | null,
  saat: Instan,
): Promise<readonly BarisPenyesuaian[]> {
  const { rows } = await sql<BarisPenyesuaian>`
    select s.id, json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan, s.hari, s.jumlah, s.keterangan,
      s.dibuat_pada, coalesce(o.nama, u.nama, '') as oleh,
      (select json_build_object('tahun', d.tahun, 'bulan', d.bulan, 'terbit', d.status = 'TERBIT')
        from titipan_diambil d where d.sumber = 'PENYESUAIAN:' || s.id limit 1) as slip
    from penyesuaian s join karyawan k on k.id = s.karyawan_id join pengguna u on u.id = s.dibuat_oleh_id
      left join karyawan o on o.id = u.karyawan_id
    where ${isInLingkup(lingkup, 's.karyawan_id', saat)} order by s.dibuat_pada desc, s.id desc limit ${TERBANYAK}`.execute(
    db,
  )
  return rows
}

/** Corrections that wait on locked days, the oldest day first. */
export async function listMenunggu(
  db: Db | Tx,
  lingkup: Lingkup | null,
  saat: Instan,
): Promise<readonly Menunggu[]> {
  const { rows } = await sql<Menunggu>`
    select a.id as absensi_id, json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan,
      a.tanggal_mulai as hari, a.keterangan, (
        select sum((r ->> 'jumlah')::bigint)::bigint from payroll p join payroll_baris b on b.payroll_id = p.id
          cross join lateral jsonb_array_elements(b.asal -> 'rincian') r
        where p.karyawan_id = a.karyawan_id and p.jenis = 'BULANAN' and b.jenis = 'ABSENSI' and b.sumber is null
          and (r ->> 'dari')::date = a.tanggal_mulai and (r ->> 'sampai')::date = a.tanggal_mulai
          and not exists (select from payroll q where q.karyawan_id = p.karyawan_id and q.tahun = p.tahun and q.bulan = p.bulan
            and q.jenis = p.jenis and q.revisi > p.revisi)) as usulan
    from absensi a join karyawan k on k.id = a.karyawan_id
    where a.status = 'menunggu' and a.setelah_kunci and ${isInLingkup(lingkup, 'a.karyawan_id', saat)}
      and kunci_atas(a.karyawan_id, daterange(a.tanggal_mulai, a.tanggal_selesai, '[]')) is not null
    order by a.tanggal_mulai, a.id limit ${TERBANYAK}`.execute(db)
  return rows
}

/** By karyawan, what no slip but the month's own has taken, of months before. */
export async function listBelumDiambil(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Penyesuaian[]>> {
  const { rows } = await sql<Penyesuaian & { readonly karyawan_id: number }>`
    select s.id, s.karyawan_id, s.hari, s.jumlah, s.keterangan from penyesuaian s
    where s.karyawan_id = any(${karyawanIds}::integer[]) and (s.tahun, s.bulan) < (${tahun}::integer, ${bulan}::integer)
      and not exists (select from titipan_diambil d where d.sumber = 'PENYESUAIAN:' || s.id
        and (d.tahun, d.bulan, d.jenis) <> (${tahun}::integer, ${bulan}::integer, 'BULANAN'))
    order by s.hari, s.id`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

/** The month whose lock holds a person's day; undefined: it is open. */
export async function findBulanTerkunci(
  tx: Tx,
  karyawanId: number,
  hari: Tanggal,
): Promise<Bulan | undefined> {
  const { rows } = await sql<Bulan>`
    select k.tahun, k.bulan from kunci_bulan k
    where k.id = kunci_atas(${karyawanId}::integer, daterange(${hari}::date, ${hari}::date, '[]'))`.execute(
    tx,
  )
  return rows[0]
}

/** Whose waiting correction it is, and of which day; undefined: none that came after its lock. */
export async function findSetelahKunci(tx: Tx, absensiId: number) {
  return tx
    .selectFrom('absensi')
    .select(['karyawan_id', 'tanggal_mulai', 'status'])
    .where('id', '=', absensiId)
    .where('setelah_kunci', '=', true)
    .executeTakeFirst()
}

export async function insertPenyesuaian(tx: Tx, baru: Insertable<Skema['penyesuaian']>): Promise<number> {
  return (await tx.insertInto('penyesuaian').values(baru).returning('id').executeTakeFirstOrThrow()).id
}

export async function findPenyesuaian(tx: Tx, id: number) {
  return tx
    .selectFrom('penyesuaian')
    .select(['karyawan_id', 'hari', 'absensi_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deletePenyesuaian(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('penyesuaian').where('id', '=', id).execute()
}
