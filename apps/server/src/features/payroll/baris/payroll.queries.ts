import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { type Bulan } from '@rekan/domain/bulan'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

export type Slip = Selectable<Skema['payroll']>
export type BarisTersimpan = Selectable<Skema['payroll_baris']>

/** Of people's own: published, or shared while it is a draft. */
const TAMPAK = sql<SqlBool>`(status = 'TERBIT' or dibagikan_pada is not null)`

/** A person's own payslips of a year as far as they are shown to them, each month's newest of a kind, newest month first. */
export async function listMilik(db: Db, karyawanId: number, tahun: number): Promise<Slip[]> {
  return db
    .selectFrom('payroll')
    .selectAll()
    .distinctOn(['bulan', 'jenis'])
    .where('karyawan_id', '=', karyawanId)
    .where('tahun', '=', tahun)
    .where(TAMPAK)
    .orderBy('bulan', 'desc')
    .orderBy('jenis')
    .orderBy('revisi', 'desc')
    .execute()
}

/** A payslip; undefined for what the reader may not see: others', and drafts that were not shared, are for hrd alone. */
export async function findSlip(db: Db | Tx, pelaku: Pelaku, id: number): Promise<Slip | undefined> {
  return db.selectFrom('payroll').selectAll().where('id', '=', id).where(isVisible(pelaku)).executeTakeFirst()
}

/** All payslips of a month and kind that the reader may see of a person, newest first. */
export async function listRevisi(
  db: Db | Tx,
  pelaku: Pelaku,
  { karyawan_id, tahun, bulan, jenis }: Bulan & Pick<Slip, 'karyawan_id' | 'jenis'>,
): Promise<Pick<Slip, 'id' | 'revisi' | 'status' | 'terbit_pada'>[]> {
  return db
    .selectFrom('payroll')
    .select(['id', 'revisi', 'status', 'terbit_pada'])
    .where('karyawan_id', '=', karyawan_id)
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where('jenis', '=', jenis)
    .where(isVisible(pelaku))
    .orderBy('revisi', 'desc')
    .execute()
}

/** Whether an account's role shows it others' payslips; of branches alone, `requireSecabang` has refused those of others. */
export function isPengelolaSlip(pelaku: Pelaku): boolean {
  const sejauh = cakupan(pelaku, 'GET /payroll/{id}')
  return sejauh === 'semua' || sejauh === 'kantor'
}

function isVisible(pelaku: Pelaku) {
  const { karyawanId, penggunaId } = pelaku
  return isPengelolaSlip(pelaku)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`((karyawan_id = ${karyawanId}::integer and ${TAMPAK}) or ${isAskedToApprove(penggunaId)})`
}

/** In SQL, whether an account is to approve a payslip, or has: one that HR made of their own and asked to be approved. */
function isAskedToApprove(penggunaId: number) {
  return sql<SqlBool>`(exists (
      select from penyetuju_gaji_hr s, pengguna u where s.pengguna_id = ${penggunaId}
        and u.id = dibuat_oleh_id and u.karyawan_id = payroll.karyawan_id and u.id <> ${penggunaId})
    and (terbit_oleh_id = ${penggunaId} or (status = 'DRAFT' and dibagikan_pada is not null)))`
}

/** The drafts that wait for an account's approval, the oldest first. */
export async function listPersetujuan(
  db: Db,
  penggunaId: number,
): Promise<Pick<Slip, 'id' | 'bulan' | 'tahun' | 'nama'>[]> {
  // Nearly nobody is named, and nobody else's question goes to everybody's payslips.
  const named = await db
    .selectFrom('penyetuju_gaji_hr')
    .select('pengguna_id')
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirst()
  if (named === undefined) return []
  return db
    .selectFrom('payroll')
    .select(['id', 'bulan', 'tahun', 'nama'])
    .where('status', '=', 'DRAFT')
    .where(isAskedToApprove(penggunaId))
    .orderBy('id')
    .execute()
}

/** The lines of payslips, in their order. */
export async function listBaris(db: Db | Tx, ids: readonly number[]): Promise<BarisTersimpan[]> {
  return db
    .selectFrom('payroll_baris')
    .selectAll()
    .where('payroll_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('payroll_id')
    .orderBy('kelompok')
    .orderBy('urutan')
    .execute()
}

/** Notes that somebody else looked at a payslip; once a day is enough. */
export async function insertDilihat(
  db: Db,
  id: number,
  penggunaId: number,
  apa: 'detail' | 'pdf',
  saat: Instan,
): Promise<void> {
  await db
    .insertInto('payroll_dilihat')
    .values({
      payroll_id: id,
      pengguna_id: penggunaId,
      apa,
      tanggal: tanggalLokal(saat, 'WIB'),
      pada: new Date(saat),
    })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Which others looked at a payslip, newest first. */
export async function listDilihat(db: Db | Tx, id: number) {
  return db
    .selectFrom('payroll_dilihat as d')
    .innerJoin('pengguna as p', 'p.id', 'd.pengguna_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'd.apa', 'd.pada'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama', sql.lit('')).as('nama'))
    .where('d.payroll_id', '=', id)
    .orderBy('d.pada', 'desc')
    .orderBy('d.apa')
    .execute()
}
