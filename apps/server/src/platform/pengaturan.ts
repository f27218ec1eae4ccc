import { type Pengaturan, pengaturanFrom } from '@rekan/domain/perusahaan/pengaturan'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from './db.ts'

/** The company's settings in force on that day. */
export async function readPengaturan(db: Db | Tx, hari: Tanggal): Promise<Pengaturan> {
  const baris = await db
    .selectFrom('pengaturan')
    .distinctOn('kunci')
    .select(['kunci', 'nilai'])
    .where('berlaku_dari', '<=', hari)
    .orderBy('kunci')
    .orderBy('berlaku_dari', 'desc')
    .execute()
  return pengaturanFrom(baris)
}
