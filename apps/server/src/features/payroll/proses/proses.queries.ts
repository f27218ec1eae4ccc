import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { StatusProses } from '@rekan/domain/payroll/proses'
import type { Instan } from '@rekan/domain/waktu'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { HasilProses } from '../../../platform/schema.payroll.ts'
import type { Skema } from '../../../platform/schema.ts'

type Baris = Selectable<Skema['proses_gaji']>
export type Proses = Omit<Baris, 'ids' | 'versi' | 'sebelum_akhir' | 'oleh_id' | 'denyut_pada'> & {
  readonly oleh: string
  readonly dari: number
}

/** The newest, whoever's. */
export async function findProses(db: Db | Tx): Promise<Proses | undefined> {
  return db
    .selectFrom('proses_gaji as p')
    .innerJoin('pengguna as u', 'u.id', 'p.oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'u.karyawan_id')
    .select(['p.id', 'p.jenis', 'p.tahun', 'p.bulan', 'p.slip', 'p.status', 'p.selesai', 'p.hasil'])
    .select('p.dibuat_pada')
    .select(sql<number>`cardinality(p.ids)`.as('dari'))
    .select(sql<string>`coalesce(k.nama, u.nama, u.email, '')`.as('oleh'))
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False where another one is under way. */
export async function insertProses(
  tx: Tx,
  baru: Pick<
    Baris,
    'oleh_id' | 'jenis' | 'tahun' | 'bulan' | 'slip' | 'sebelum_akhir' | 'ids' | 'versi' | 'hasil'
  >,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    insert into proses_gaji (oleh_id, jenis, tahun, bulan, slip, sebelum_akhir, ids, versi, hasil, status, dibuat_pada)
    values (${baru.oleh_id}, ${baru.jenis}, ${baru.tahun}, ${baru.bulan}, ${baru.slip}, ${baru.sebelum_akhir},
      ${baru.ids}::integer[], ${baru.versi}::integer[], ${JSON.stringify(baru.hasil)}, 'JALAN', ${at(saat)})
    on conflict ((true)) where status = 'JALAN' do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Whom a month misses a payslip of its own of, by kode. */
export async function listBelumSlip(
  db: Db | Tx,
  masa: Bulan,
  tanpa: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k
    where exists (select from masa_kerja m where m.karyawan_id = k.id and m.mulai <= ${akhirBulan(masa)}::date
        and (m.kini and k.aktif or m.akhir >= ${awalBulan(masa)}::date))
      and k.id <> all(${tanpa}::integer[])
      and not exists (select from payroll p where p.karyawan_id = k.id and p.tahun = ${masa.tahun}
        and p.bulan = ${masa.bulan} and p.jenis = 'BULANAN')
    order by k.kode`.execute(db)
  return rows.map(({ id }) => id)
}

/** A month's drafts of a kind but somebody's own, as they are now. */
export async function listDraf(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
  jenis: JenisSlip,
  tanpa: readonly number[],
): Promise<readonly { readonly id: number; readonly versi: number; readonly gaji_bersih: number }[]> {
  return db
    .selectFrom('payroll')
    .select(['id', 'versi', 'gaji_bersih'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where('jenis', '=', jenis)
    .where('status', '=', 'DRAFT')
    .where((eb) => sql<SqlBool>`${eb.ref('karyawan_id')} <> all(${tanpa}::integer[])`)
    .orderBy('id')
    .execute()
}

export type Diambil = Pick<
  Baris,
  'id' | 'oleh_id' | 'jenis' | 'tahun' | 'bulan' | 'sebelum_akhir' | 'ids' | 'versi' | 'selesai' | 'hasil'
>

export async function findDiambil(db: Db, id: number): Promise<Diambil | undefined> {
  return db
    .selectFrom('proses_gaji')
    .select(['id', 'oleh_id', 'jenis', 'tahun', 'bulan', 'sebelum_akhir', 'ids', 'versi', 'selesai', 'hasil'])
    .where('id', '=', id)
    .where('status', '=', 'JALAN')
    .executeTakeFirst()
}

/** Says how far it is, within the portion that it tells of; false once it was called off. */
export async function updateSelesai(
  tx: Tx,
  id: number,
  { selesai, hasil }: { readonly selesai: number; readonly hasil: HasilProses },
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    update proses_gaji set selesai = ${selesai}, hasil = ${JSON.stringify(hasil)}, denyut_pada = ${at(saat)}
    where id = ${id} and status = 'JALAN' returning 1`.execute(tx)
  return rows.length > 0
}

/** Ends the one that is under way so; false where it is not any more. */
export async function updateStatus(
  db: Db | Tx,
  id: number,
  status: StatusProses,
  sebab: string | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    update proses_gaji set status = ${status}, denyut_pada = null,
      hasil = hasil || jsonb_build_object('sebab', ${sebab}::text)
    where id = ${id} and status = 'JALAN' returning 1`.execute(db)
  return rows.length > 0
}

/** Lets another server go on with it. */
export async function resumeProses(db: Db, id: number): Promise<void> {
  await db
    .updateTable('proses_gaji')
    .set({ denyut_pada: null })
    .where('id', '=', id)
    .where('status', '=', 'JALAN')
    .execute()
}

/** Whose payslips these are. */
export async function listOrangSlip(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('payroll')
    .select(['id as payroll_id', 'karyawan_id as id', 'kode', 'nama'])
    .where('id', 'in', [...ids])
    .execute()
}
