import { sql } from 'kysely'
import type { Tutup } from '@rekan/domain/bulan/masa'
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

/** All that the company's cut-off was ever set to. */
export function listTutup(db: Db | Tx): Promise<Tutup[]> {
  return listBerlaku(db, 'tutup_tanggal')
}

/** All that a setting of a number was ever set to, each with its day. */
export async function listBerlaku(
  db: Db | Tx,
  kunci: 'tutup_tanggal' | 'tahan_rekening_hari',
): Promise<Tutup[]> {
  const { rows } = await sql<Tutup>`
    select berlaku_dari, nilai::text::integer as nilai from pengaturan where kunci = ${kunci}`.execute(db)
  return rows
}
