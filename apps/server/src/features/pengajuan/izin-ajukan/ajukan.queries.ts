import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { JenisCuti, Permintaan } from '@rekan/domain/pengajuan/izin/izin'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { type Perbuatan, publish } from '../../../platform/perbuatan.ts'

type Rentang = Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai'>

/** Holds who asks for the rest of the transaction, so that requests of one person follow one another. */
export async function lockPemohon(tx: Tx, karyawanId: number): Promise<void> {
  await tx.selectFrom('karyawan').select('id').where('id', '=', karyawanId).forNoKeyUpdate().execute()
}

/** What of a person decides about a request. */
export function findPemohon(db: Db | Tx, karyawanId: number) {
  return db
    .selectFrom('karyawan')
    .select(['jenis_kelamin', 'tanggal_masuk', 'tanggal_keluar'])
    .where('id', '=', karyawanId)
    .executeTakeFirstOrThrow()
}

/** Kinds of leave as they are on a day, in use or not, by their ids. */
export async function fetchJenisCuti(
  db: Db | Tx,
  ids: readonly number[],
  hari: Tanggal,
): Promise<ReadonlyMap<number, JenisCuti>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(sql<Selectable<Skema['jenis_cuti']>>`jenis_cuti_pada(${hari}::date)`.as('j'))
    .select([
      'id',
      'kode',
      'nama',
      'satuan',
      'kuota_per',
      'cara_hitung',
      'dokumen_wajib',
      'contoh_dokumen',
      'boleh_menyusul',
      'khusus_jenis_kelamin',
      'mengurangi_cuti_tahunan',
      'dibayar',
      'boleh_setengah',
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
  { tanggal_mulai, tanggal_selesai, paruh }: Rentang & Pick<Permintaan, 'paruh'>,
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
    // Two halves of one day are two requests that do not touch.
    .where(sql<boolean>`(paruh is null or ${paruh}::text is null or paruh = ${paruh})`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody's free days last longer than this many: sickness beyond them is another. */
const SELA_TERPANJANG = 31

/** The last day of the sickness next before some days and the first of the next after them, that wait or were approved. */
export async function findSakitTerdekat(
  db: Db | Tx,
  karyawanId: number,
  { tanggal_mulai: mulai, tanggal_selesai: selesai }: Rentang,
): Promise<{ readonly sebelum: Tanggal | null; readonly sesudah: Tanggal | null }> {
  return db
    .selectFrom('absensi')
    .select(({ fn }) => [
      fn.max('tanggal_selesai').filterWhere('tanggal_selesai', '<', mulai).as('sebelum'),
      fn.min('tanggal_mulai').filterWhere('tanggal_mulai', '>', selesai).as('sesudah'),
    ])
    .where('karyawan_id', '=', karyawanId)
    .where('jenis_izin', '=', 'SAKIT')
    .where('status', 'in', ['menunggu', 'disetujui'])
    .where('tanggal_selesai', '>=', addHari(mulai, -SELA_TERPANJANG))
    .where('tanggal_mulai', '<=', addHari(selesai, SELA_TERPANJANG))
    .executeTakeFirstOrThrow()
}

export async function insertAbsensi(
  perbuatan: Perbuatan,
  baru: Insertable<Skema['absensi']>,
): Promise<number> {
  const { tx } = perbuatan
  const { id } = await tx.insertInto('absensi').values(baru).returning('id').executeTakeFirstOrThrow()
  publish(perbuatan, 'izin', baru.karyawan_id)
  return id
}
