import type { JenisIzin } from '@rekan/domain/absensi'
import type { JenisCuti, Permintaan } from '@rekan/domain/izin'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

type Rentang = Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai'>

/** Holds who asks for the rest of the transaction, so that requests of one person follow one another. */
export async function lockPemohon(tx: Tx, karyawanId: number): Promise<void> {
  await tx.selectFrom('karyawan').select('id').where('id', '=', karyawanId).forNoKeyUpdate().execute()
}

/** What of a person decides about a request. */
export function findPemohon(db: Db | Tx, karyawanId: number) {
  return db
    .selectFrom('karyawan')
    .select(['jenis_kelamin', 'tanggal_masuk'])
    .where('id', '=', karyawanId)
    .executeTakeFirstOrThrow()
}

/** Kinds of leave, in use or not, by their ids. */
export async function fetchJenisCuti(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, JenisCuti>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('jenis_cuti')
    .select([
      'id',
      'nama',
      'satuan',
      'kuota_per',
      'cara_hitung',
      'dokumen_wajib',
      'contoh_dokumen',
      'khusus_jenis_kelamin',
      'mengurangi_cuti_tahunan',
      'masa_kerja_minimum_bulan',
      'aktif',
      sql<number | null>`kuota::float8`.as('kuota'),
    ])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(rows.map((satu) => [satu.id, satu]))
}

/** Whether a person has another request on these days that stands in this one's way, as the constraints have it. */
export async function isBertumpuk(
  db: Db | Tx,
  karyawanId: number,
  jenis: JenisIzin,
  { tanggal_mulai, tanggal_selesai }: Rentang,
): Promise<boolean> {
  const isKoreksi = jenis === 'KOREKSI_PRESENSI'
  const row = await db
    .selectFrom('absensi')
    .select('id')
    .where('karyawan_id', '=', karyawanId)
    .where('jenis_izin', isKoreksi ? '=' : '<>', 'KOREKSI_PRESENSI')
    .where('status', 'in', isKoreksi ? ['menunggu'] : ['menunggu', 'disetujui'])
    .where('tanggal_mulai', '<=', tanggal_selesai)
    .where('tanggal_selesai', '>=', tanggal_mulai)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAbsensi(tx: Tx, baru: Insertable<Skema['absensi']>): Promise<number> {
  const { id } = await tx.insertInto('absensi').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}
