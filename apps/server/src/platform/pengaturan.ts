import { sql } from 'kysely'
import type { Tutup } from '@rekan/domain/bulan/masa'
import { type Pengaturan, pengaturanFrom } from '@rekan/domain/perusahaan/pengaturan'
import { type NamaPenjaga, pengaturanBagi } from '@rekan/domain/perusahaan/penjaga'
import { type Instan, type Tanggal, hariBarat, instanFrom } from '@rekan/domain/waktu'
import { type Db, type Tx, at } from './db.ts'

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

/** The same of now for what an account does: a guard that its person lowered lately is as it was before. */
export async function readPengaturanBagi(db: Db | Tx, penggunaId: number, saat: Instan): Promise<Pengaturan> {
  const pengaturan = await readPengaturan(db, hariBarat(saat))
  return pengaturanBagi(pengaturan, await listDilonggarkan(db, penggunaId, saat))
}

/**
 * How long evidence is kept on a day: a term that somebody shortened lately is as long as before for everybody, so that it is not gone
 * before others could hold it. `batas_simpan` in the database states the same.
 */
export async function readMasaSimpan(
  db: Db | Tx,
  hari: Tanggal,
): Promise<Pick<Pengaturan, 'simpan_foto_bulan' | 'simpan_dokumen_tahun'>> {
  const { simpan_foto_bulan, simpan_dokumen_tahun } = await readPengaturan(db, hari)
  const dilonggarkan = await db
    .selectFrom('pengaturan_dilonggarkan')
    .select(['kunci', 'sebelum as nilai'])
    .where('kunci', 'in', ['simpan_foto_bulan', 'simpan_dokumen_tahun'])
    .where('sampai', '>', at(instanFrom(hari, 0, 'WIB')))
    .execute()
  return pengaturanBagi({ simpan_foto_bulan, simpan_dokumen_tahun }, dilonggarkan)
}

/** What guards were before the account's person lowered them lately. */
export async function listDilonggarkan(
  db: Db | Tx,
  penggunaId: number,
  saat: Instan,
): Promise<{ kunci: NamaPenjaga; nilai: unknown }[]> {
  const { rows } = await sql<{ kunci: NamaPenjaga; nilai: unknown }>`
    select d.kunci, d.sebelum as nilai from pengaturan_dilonggarkan d
    where d.sampai > ${at(saat)} and satu_orang(d.oleh_id, ${penggunaId})`.execute(db)
  return rows
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
