import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** A punch, or what was one. */
type Dasar = {
  readonly id: number
  readonly presensi_id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly jenis: JenisKejadian
  readonly waktu: Instan
  /** When it arrived */
  readonly diterima_pada: Instan
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
}

/** A punch as somebody who wants to withdraw it finds it. */
export type Terkirim = Dasar & {
  /** The account that sent it for the person */
  readonly oleh_id: number | null
  readonly dikoreksi: boolean
  /** Who has decided on it */
  readonly peninjau: string | null
}

/** A punch that was withdrawn. */
export type Tertarik = Dasar & {
  /** Why it was marked */
  readonly tanda: readonly Tanda[]
  readonly ditarik_pada: Instan
  readonly ditarik_oleh_id: number
  /** Who withdrew it */
  readonly oleh: string
}

const DASAR = sql`e.id, e.presensi_id, r.karyawan_id, r.tanggal, e.jenis, e.waktu, coalesce(e.diterima_pada, e.waktu) as diterima_pada, o.nama as kantor_nama, o.zona_waktu`
const DARI_TERTARIK = sql`select ${DASAR}, e.tanda, e.ditarik_pada, e.ditarik_oleh_id,
    coalesce(k.nama, u.nama) as oleh
  from presensi_ditarik e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal join kantor o on o.id = e.kantor_id
    join pengguna u on u.id = e.ditarik_oleh_id left join karyawan k on k.id = u.karyawan_id`

/** Returns the employee who made a punch, withdrawn ones included; undefined if there is no punch of that id. */
export async function findPemilikKejadian(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('kejadian_semua as e')
    .innerJoin('presensi as r', (join) =>
      join.onRef('r.id', '=', 'e.presensi_id').onRef('r.tanggal', '=', 'e.tanggal'),
    )
    .select('r.karyawan_id')
    .where('e.id', '=', id)
    .executeTakeFirst()
  return row?.karyawan_id
}

/** Holds a punch for the rest of the transaction; undefined where it does not stand. */
export async function lockTerkirim(tx: Tx, id: number): Promise<Terkirim | undefined> {
  const { rows } = await sql<Terkirim>`
    select ${DASAR}, e.oleh_id, e.dikoreksi,
      (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id
        where u.id = e.ditinjau_oleh_id) as peninjau
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal join kantor o on o.id = e.kantor_id
    where e.id = ${id}
    for update of e`.execute(tx)
  return rows[0]
}

/** Whether the person has made no punch after this one and no break of its work; asked once it is held. */
export async function isTerakhir(tx: Tx, { id, karyawan_id, tanggal }: Terkirim): Promise<boolean> {
  const { rows } = await sql`
    select from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal,
      (select waktu from presensi_kejadian where id = ${id} and tanggal = ${tanggal}) ini
    where r.karyawan_id = ${karyawan_id} and r.tanggal >= ${tanggal} and e.tanggal >= ${tanggal}
      and (e.waktu, e.id) > (ini.waktu, ${id})
    union all
    select from presensi_istirahat i join presensi_kejadian e on e.presensi_id = i.presensi_id and e.tanggal = i.tanggal
    where e.id = ${id} and e.tanggal = ${tanggal} and i.tanggal = ${tanggal} and e.jenis = 'check_in'
    limit 1`.execute(tx)
  return rows.length === 0
}

/** Moves a punch to those that were withdrawn; the database asks once more whether it may. */
export async function moveKejadian(tx: Tx, id: number, olehId: number, saat: Instan): Promise<void> {
  await sql`select tarik_kejadian(${id}::bigint, ${olehId}::integer, ${at(saat)}::timestamptz)`.execute(tx)
}

export async function findTertarik(tx: Tx, id: number): Promise<Tertarik | undefined> {
  const { rows } = await sql<Tertarik>`${DARI_TERTARIK} where e.id = ${id}`.execute(tx)
  return rows[0]
}

/** What was withdrawn of a day, oldest first. */
export async function fetchTertarik(db: Db | Tx, karyawanId: number, tanggal: Tanggal): Promise<Tertarik[]> {
  const { rows } = await sql<Tertarik>`${DARI_TERTARIK}
    where r.karyawan_id = ${karyawanId} and r.tanggal = ${tanggal} order by e.waktu, e.id`.execute(db)
  return rows
}
