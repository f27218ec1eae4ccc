import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** A receipt as it is kept. */
export type Tersimpan = {
  readonly urut: number
  readonly kejadian_id: number
  /** `YYYY-MM-DD` */
  readonly tanggal: string
  readonly kode: string
  readonly isi: string
  readonly kunci: string
  readonly tanda_tangan: Buffer
  readonly sebelumnya: Buffer
  readonly hash: Buffer
}

/** A punch that waits for its receipt, withdrawn ones included; the rest is null where it is gone. */
export type Antre = {
  readonly kejadian_id: number
  readonly tanggal: string
  readonly jenis: JenisKejadian | null
  readonly waktu: string
  readonly nama: string
  readonly tempat: string
  readonly zona: string
  readonly lokasi: string
  readonly telat: number
  readonly lebih_awal: number
  readonly foto: string | null
  readonly oleh: string | null
}

/** Of advisory locks: who holds this one adds receipts. */
const TANDA_BUKTI = 7_352_601_124

/** Lets one server at a time add receipts, until its transaction ends. */
export async function lockTandaBukti(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TANDA_BUKTI})`.execute(tx)
}

/** Punches without a receipt, the oldest first, with what it is to say. */
export async function listAntre(tx: Tx, most: number): Promise<Antre[]> {
  const { rows } = await sql<Antre>`
    with antre as (select kejadian_id, tanggal from tanda_bukti_antre order by kejadian_id limit ${most}),
    kejadian as (
      select e.id, e.presensi_id, e.tanggal, e.jenis, e.waktu, e.kantor_id, e.lokasi, e.telat_detik, e.lebih_awal_detik,
        e.selfie_sha256, e.oleh_id
      from antre q join presensi_kejadian e on e.id = q.kejadian_id and e.tanggal = q.tanggal
      union all
      select e.id, e.presensi_id, e.tanggal, e.jenis, e.waktu, e.kantor_id, e.lokasi, e.telat_detik, e.lebih_awal_detik,
        e.selfie_sha256, e.oleh_id
      from antre q join presensi_ditarik e on e.id = q.kejadian_id and e.tanggal = q.tanggal)
    select q.kejadian_id, q.tanggal::text as tanggal, e.jenis, e.waktu, p.nama, k.nama as tempat, k.zona_waktu as zona,
      e.lokasi, e.telat_detik as telat, e.lebih_awal_detik as lebih_awal, encode(e.selfie_sha256, 'hex') as foto,
      coalesce(po.nama, o.nama) as oleh
    from antre q left join kejadian e on e.id = q.kejadian_id
      left join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal left join karyawan p on p.id = r.karyawan_id
      left join kantor k on k.id = e.kantor_id
      left join pengguna o on o.id = e.oleh_id left join karyawan po on po.id = o.karyawan_id
    order by q.kejadian_id`.execute(tx)
  return rows
}

export async function countAntre(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from tanda_bukti_antre`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findPerusahaan(db: Db | Tx): Promise<string> {
  const row = await db.selectFrom('perusahaan').select('nama').executeTakeFirst()
  return row?.nama ?? ''
}

export async function findUjung(db: Db | Tx): Promise<Pick<Tersimpan, 'urut' | 'hash' | 'kode'> | null> {
  const last = await db
    .selectFrom('tanda_bukti')
    .select(['urut', 'hash', 'kode'])
    .orderBy('urut', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

/** Adds receipts, which takes their punches off the queue. */
export async function insertTandaBukti(tx: Tx, baru: readonly Tersimpan[]): Promise<void> {
  await tx.insertInto('tanda_bukti').values(baru).execute()
}

/** A receipt, and what has become of its punch since. */
export type Ditemukan = {
  readonly isi: string
  readonly tanda_tangan: Buffer
  readonly dikoreksi: boolean
  /** ISO text */
  readonly ditarik_pada: string | null
  readonly ada: boolean
}

export async function findTandaBukti(db: Db, kode: string): Promise<Ditemukan | undefined> {
  const { rows } = await sql<Ditemukan>`
    select b.isi, b.tanda_tangan, coalesce(e.dikoreksi, false) as dikoreksi, d.ditarik_pada,
      e.id is not null or d.id is not null as ada
    from tanda_bukti b left join presensi_kejadian e on e.id = b.kejadian_id and e.tanggal = b.tanggal
      left join presensi_ditarik d on d.id = b.kejadian_id
    where b.kode = ${kode}`.execute(db)
  return rows[0]
}

/** Receipts after `urut` in their order. */
export async function listTandaBukti(db: Db, urut: number, most: number) {
  const { rows } = await sql<Tersimpan & { foto: string | null; ada: boolean }>`
    select b.urut, b.kejadian_id, b.tanggal::text as tanggal, b.kode, b.isi, b.kunci, b.tanda_tangan, b.sebelumnya, b.hash,
      encode(coalesce(e.selfie_sha256, d.selfie_sha256), 'hex') as foto, e.id is not null or d.id is not null as ada
    from tanda_bukti b left join presensi_kejadian e on e.id = b.kejadian_id and e.tanggal = b.tanggal
      left join presensi_ditarik d on d.id = b.kejadian_id
    where b.urut > ${urut} order by b.urut limit ${most}`.execute(db)
  return rows
}

export async function findMata(db: Db, urut: number): Promise<Pick<Tersimpan, 'kode' | 'hash'> | undefined> {
  return db.selectFrom('tanda_bukti').select(['kode', 'hash']).where('urut', '=', urut).executeTakeFirst()
}
