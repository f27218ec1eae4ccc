import { type AturanCuti, HARI_SETAHUN } from '@rekan/domain/pengajuan/cuti/cuti'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type PengaturanCuti = AturanCuti & {
  readonly bersama_memotong: boolean
  /** Joint leave before this day is not taken; null: all is */
  readonly bersama_sejak: Tanggal | null
}

export async function findPengaturan(db: Db | Tx): Promise<PengaturanCuti> {
  const { satu: _satu, ...pengaturan } = await db
    .selectFrom('pengaturan_cuti')
    .selectAll()
    .executeTakeFirstOrThrow()
  return pengaturan
}

/** How many days a year of service brings that becomes due on a day. */
export async function findKuotaTahunan(db: Db | Tx, hari: Tanggal): Promise<number> {
  const { rows } = await sql<{ kuota: number | null }>`
    select kuota::float8 as kuota from jenis_cuti_pada(${hari}::date) where kode = 'CUTI_TAHUNAN'`.execute(db)
  return Math.floor(rows[0]?.kuota ?? HARI_SETAHUN)
}

export async function updatePengaturan(tx: Tx, ubah: PengaturanCuti): Promise<void> {
  await tx.updateTable('pengaturan_cuti').set(ubah).execute()
}

/** Holds the company's choice for the rest of the transaction. */
export async function lockPengaturan(tx: Tx): Promise<PengaturanCuti> {
  const { satu: _satu, ...pengaturan } = await tx
    .selectFrom('pengaturan_cuti')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  return pengaturan
}
