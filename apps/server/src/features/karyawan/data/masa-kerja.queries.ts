import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** From the first day of an employment to its last; null: they stay. */
export type MasaKerja = {
  readonly mulai: Tanggal
  readonly akhir: Tanggal | null
  readonly alasan: string | null
}

export async function insertMasaKerja(tx: Tx, lalu: Insertable<Skema['masa_kerja_lalu']>): Promise<void> {
  await tx.insertInto('masa_kerja_lalu').values(lalu).execute()
}

/** All of somebody's employments, the newest first. */
export async function listMasaKerja(db: Db | Tx, karyawanId: number): Promise<MasaKerja[]> {
  return db
    .selectFrom('masa_kerja')
    .select(['mulai', 'akhir', 'alasan'])
    .where('karyawan_id', '=', karyawanId)
    .orderBy('mulai', 'desc')
    .execute()
}

/** The last day of the employment before the present one; null: there was none. */
export async function findAkhirLalu(db: Db | Tx, karyawanId: number): Promise<Tanggal | null> {
  const { akhir } = await db
    .selectFrom('masa_kerja_lalu')
    .select((eb) => eb.fn.max<Tanggal | null>('akhir').as('akhir'))
    .where('karyawan_id', '=', karyawanId)
    .executeTakeFirstOrThrow()
  return akhir
}

/** Whether a last pay of somebody's present employment was published. */
export async function isDibayarAkhir(tx: Tx, karyawanId: number): Promise<boolean> {
  const { rows } = await sql`
    select from karyawan k join payroll p on p.karyawan_id = k.id and p.jenis = 'AKHIR' and p.status = 'TERBIT'
    where k.id = ${karyawanId} and k.tanggal_keluar is not null
      and (p.tahun, p.bulan) = (extract(year from k.tanggal_keluar), extract(month from k.tanggal_keluar))`.execute(
    tx,
  )
  return rows.length > 0
}
