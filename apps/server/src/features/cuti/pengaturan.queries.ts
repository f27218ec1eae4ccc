import { type AturanCuti, HARI_SETAHUN } from '@rekan/domain/cuti'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'

export type PengaturanCuti = AturanCuti & {
  readonly bersama_memotong: boolean
  /** Joint leave before this day is not taken; null: all is */
  readonly bersama_sejak: Tanggal | null
}

/** The company's choice, and how many days a year of service brings. */
export async function findPengaturan(db: Db | Tx): Promise<PengaturanCuti & { readonly kuota: number }> {
  const { satu: _satu, ...pengaturan } = await db
    .selectFrom('pengaturan_cuti')
    .selectAll()
    .executeTakeFirstOrThrow()
  const tahunan = await db
    .selectFrom('jenis_cuti')
    .select('kuota')
    .where('kode', '=', 'CUTI_TAHUNAN')
    .executeTakeFirst()
  return { ...pengaturan, kuota: Math.floor(Number(tahunan?.kuota ?? HARI_SETAHUN)) }
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
