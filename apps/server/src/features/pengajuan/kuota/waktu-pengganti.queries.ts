import { type NamaPengaturan, PENGATURAN } from '@rekan/domain/perusahaan/pengaturan'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

export type LemburPengganti = {
  readonly karyawan_id: number
  readonly hari_presensi: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
}

/** Approved overtime of some people that is over, of days on which the company gave time off for it. */
export async function listLemburPengganti(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  saat: Instan,
): Promise<LemburPengganti[]> {
  return db
    .selectFrom('lembur as l')
    .select(['l.karyawan_id', 'l.hari_presensi', 'l.mulai', 'l.selesai'])
    .where('l.karyawan_id', '=', sql<number>`any(${[...karyawanIds]}::integer[])`)
    .where('l.status', '=', 'disetujui')
    .where('l.hari_presensi', '>=', dari)
    .where('l.selesai', '<=', at(saat))
    .where(
      sql<boolean>`exists (select from jenis_cuti_pada(l.hari_presensi) j where j.kuota_per = ${KUOTA_LEMBUR} and j.aktif)`,
    )
    .orderBy('l.mulai')
    .execute()
}

/** Approved requests of some people for time off for overtime that end from a day on. */
export async function listPengambilan(db: Db | Tx, karyawanIds: readonly number[], dari: Tanggal) {
  return db
    .selectFrom('absensi as a')
    .innerJoin('jenis_cuti as c', 'c.id', 'a.cuti_id')
    .select(['a.karyawan_id', 'a.tanggal_mulai', 'a.tanggal_selesai', 'a.paruh', 'c.satuan', 'c.cara_hitung'])
    .where('a.karyawan_id', '=', sql<number>`any(${[...karyawanIds]}::integer[])`)
    .where('a.status', '=', 'disetujui')
    .where('c.kuota_per', '=', KUOTA_LEMBUR)
    .where('a.tanggal_selesai', '>=', dari)
    .execute()
}

/** What HR added for some people or took from them, from a day on. */
export async function listKoreksi(db: Db | Tx, karyawanIds: readonly number[], dari: Tanggal) {
  return db
    .selectFrom('koreksi_pengganti')
    .select(['karyawan_id', 'tanggal', 'menit', 'keterangan'])
    .where('karyawan_id', '=', sql<number>`any(${[...karyawanIds]}::integer[])`)
    .where('tanggal', '>=', dari)
    .orderBy('id')
    .execute()
}

export async function insertKoreksi(tx: Tx, baru: Insertable<Skema['koreksi_pengganti']>): Promise<number> {
  return (await tx.insertInto('koreksi_pengganti').values(baru).returning('id').executeTakeFirstOrThrow()).id
}

/** Whether the company gives time off for overtime on a day. */
export async function isDiberikan(db: Db | Tx, hari: Tanggal): Promise<boolean> {
  const { rows } = await sql`
    select from jenis_cuti_pada(${hari}::date) where kuota_per = ${KUOTA_LEMBUR} and aktif`.execute(db)
  return rows.length > 0
}

type Nama = Extract<NamaPengaturan, 'pengganti_jam' | 'pengganti_hari'>

/** What the company's settings of it are on any day. */
export async function readSetelan(db: Db | Tx): Promise<(nama: Nama, hari: Tanggal) => number> {
  const semua = await db
    .selectFrom('pengaturan')
    .select(['kunci', 'nilai', 'berlaku_dari'])
    .where('kunci', 'in', ['pengganti_jam', 'pengganti_hari'] satisfies Nama[])
    .orderBy('berlaku_dari', 'desc')
    .execute()
  return (nama, hari) =>
    Number(
      semua.find(({ kunci, berlaku_dari }) => kunci === nama && berlaku_dari <= hari)?.nilai ??
        PENGATURAN[nama].bawaan,
    )
}
