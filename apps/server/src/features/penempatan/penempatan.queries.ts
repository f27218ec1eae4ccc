import type { Pemilik } from '@rekan/domain/akses/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import type { Penempatan } from '@rekan/domain/karyawan/penempatan'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import { type Halaman, offsetOf } from '../../platform/paging.ts'
import type { Skema } from '../../platform/schema.ts'
import {
  type Ditunjuk,
  isBukanPilihan,
  isInForceAt,
  isMengkoordinasi,
  isPenggantianInForce,
  orangOf,
  tanggalDi,
} from './lingkup.sql.ts'

/** Whose record something is, whether the person still works here, and the zone of their days. */
export type PemilikKaryawan = Pemilik & { readonly aktif: boolean; readonly zona: KodeZona }

export async function findPemilik(
  db: Db | Tx,
  karyawanId: number,
  saat: Instan,
  tanggal?: Tanggal,
): Promise<PemilikKaryawan | undefined> {
  const hari = tanggal === undefined ? tanggalDi('tempat.zona_waktu', saat) : sql<Tanggal>`${tanggal}::date`
  const { rows } = await sql<PemilikKaryawan>`
    select k.id as "karyawanId", k.aktif,
      (select p.kantor_id from penempatan p join kantor o on o.id = p.kantor_id where p.karyawan_id = k.id and p.utama
        order by ${isInForceAt('p', 'o', saat)} desc, p.tanggal_masuk desc limit 1) as "kantorId",
      array(select distinct p.koordinator_id from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id and p.koordinator_id is not null and ${isInForceAt('p', 'o', saat)}) as "koordinatorIds",
      array(select distinct g.pengganti_id from penempatan p join kantor o on o.id = p.kantor_id
          join koordinator_pengganti g on g.koordinator_id = p.koordinator_id
        where p.karyawan_id = k.id and ${isInForceAt('p', 'o', saat)} and ${isPenggantianInForce(saat)}
          and ${isBukanPilihan('g.dibuat_oleh_id', 'k.id')}) as "penggantiIds",
      (select coalesce(json_agg(json_build_object('kantorId', l.kantor_id, 'koordinatorIds',
            array(select l.pengguna_id union all select g.pengganti_id from koordinator_pengganti g
              where g.koordinator_id = l.pengguna_id and ${isPenggantianInForce(saat)}
                and ${isBukanPilihan('g.dibuat_oleh_id', 'k.id')}))), '[]')
        from kantor_koordinator l join kantor tempat on tempat.id = l.kantor_id
        where ${isMengkoordinasi(saat)} and ${isBukanPilihan('l.ditunjuk_oleh_id', 'k.id')} and exists (select from kerja_di(${hari}) d
          where d.karyawan_id = k.id and d.kantor_id = l.kantor_id)) as lokasi,
      coalesce((select o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id
        order by ${isInForceAt('p', 'o', saat)} desc, p.utama desc, p.tanggal_masuk desc limit 1), 'WIB') as zona
    from karyawan k where k.id = ${karyawanId}`.execute(db)
  return rows[0]
}

/** The coordinators in whose place an account stands now, each with who is nobody of theirs since they chose it. */
export async function listDigantikan(db: Db | Tx, penggantiId: number, saat: Instan): Promise<Ditunjuk[]> {
  const { rows } = await sql<Ditunjuk>`
    select g.koordinator_id as id, ${orangOf('g.dibuat_oleh_id')} as penunjuk from koordinator_pengganti g
    where g.pengganti_id = ${penggantiId} and ${isPenggantianInForce(saat)}`.execute(db)
  return rows
}

/** Holds a person for the rest of the transaction; what others write that names them may go on. */
export async function lockKaryawan(tx: Tx, karyawanId: number): Promise<void> {
  await tx.selectFrom('karyawan').select('id').where('id', '=', karyawanId).forNoKeyUpdate().execute()
}

/** Holds a person's row for the rest of the transaction. */
export function lockPemilik(tx: Tx, karyawanId: number) {
  return tx
    .selectFrom('karyawan as k')
    .leftJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.aktif', 'k.tanggal_masuk', 'k.tanggal_keluar', 'p.role'])
    .where('k.id', '=', karyawanId)
    .forUpdate('k')
    .executeTakeFirstOrThrow()
}

/** All of a person's placements, as far as others may stand in their way. */
export async function findSemua(tx: Tx, karyawanId: number): Promise<Penempatan[]> {
  return tx
    .selectFrom('penempatan')
    .select(['id', 'kantor_id as kantorId', 'utama', 'tanggal_masuk as masuk', 'tanggal_selesai as selesai'])
    .where('karyawan_id', '=', karyawanId)
    .execute()
}

export async function insertPenempatan(tx: Tx, baru: Insertable<Skema['penempatan']>): Promise<number> {
  const { id } = await tx.insertInto('penempatan').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function endPenempatan(tx: Tx, ids: readonly number[], pada: Tanggal): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('penempatan').set({ tanggal_selesai: pada }).where('id', 'in', ids).execute()
}

/** The placements at an office that reach a day or begin later, each held for the rest of the transaction. */
export function listSejak(tx: Tx, kantorId: number, mulai: Tanggal) {
  return tx
    .selectFrom('penempatan')
    .select(['id', 'karyawan_id', 'tanggal_masuk', 'tanggal_selesai'])
    .where('kantor_id', '=', kantorId)
    .where((eb) => eb.or([eb('tanggal_selesai', 'is', null), eb('tanggal_selesai', '>=', mulai)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function startPenempatan(tx: Tx, id: number, pada: Tanggal): Promise<void> {
  await tx.updateTable('penempatan').set({ tanggal_masuk: pada }).where('id', '=', id).execute()
}

export async function deletePenempatan(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('penempatan').where('id', 'in', ids).execute()
}

/** Finds the things that a placement points at: the office, the week, an active koordinator's account. */
export async function findRujukan(
  tx: Tx,
  { kantor_id, jadwal_id, koordinator_id }: Rujukan,
): Promise<{ kantor: boolean; jadwal: boolean; koordinator: boolean; koordinatorKaryawanId: number | null }> {
  const { rows } = await sql<Awaited<ReturnType<typeof findRujukan>>>`
    select exists (select from kantor where id = ${kantor_id}) as kantor,
      exists (select from jadwal where id = ${jadwal_id}) as jadwal,
      u.id is not null as koordinator, u.karyawan_id as "koordinatorKaryawanId"
    from (select 1) satu left join (
      select p.id, p.karyawan_id from pengguna p left join karyawan k on k.id = p.karyawan_id
      where p.id = ${koordinator_id}::integer and p.role = 'koordinator' and p.aktif and coalesce(k.aktif, true)) u on true`.execute(
    tx,
  )
  return rows[0] as Awaited<ReturnType<typeof findRujukan>>
}

export type Rujukan = {
  readonly kantor_id: number
  readonly jadwal_id: number
  readonly koordinator_id: number | null
}

/** A person's placements that are in force at any day from `dari` to `sampai`, newest first, with how many there are. */
export async function listPenempatan(
  db: Db,
  karyawanId: number,
  { dari, sampai }: { dari: Tanggal; sampai: Tanggal },
  halaman: Halaman,
  saat: Instan,
): Promise<{ baris: PenempatanBaris[]; total: number }> {
  const mengena = sql`p.karyawan_id = ${karyawanId} and p.tanggal_masuk <= ${sampai}
    and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})`
  const [{ rows: baris }, { rows: jumlah }] = await Promise.all([
    sql<PenempatanBaris>`${selectBaris(saat)}
      where ${mengena}
      order by p.tanggal_masuk desc, p.utama desc, p.id desc
      limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from penempatan p where ${mengena}`.execute(db),
  ])
  return { baris, total: jumlah[0]?.total ?? 0 }
}

export async function findPenempatan(tx: Tx, id: number, saat: Instan): Promise<PenempatanBaris> {
  const { rows } = await sql<PenempatanBaris>`${selectBaris(saat)} where p.id = ${id}`.execute(tx)
  return rows[0] as PenempatanBaris
}

function selectBaris(saat: Instan) {
  return sql`
    select p.id, p.unit, json_build_object('id', o.id, 'nama', o.nama) as kantor, p.tanggal_masuk, p.tanggal_selesai,
      p.jabatan, ${isInForceAt('p', 'o', saat)} as is_active, p.utama,
      case when u.id is not null then json_build_object('id', u.id, 'nama', coalesce(ku.nama, u.nama)) end as koordinator,
      json_build_object('id', j.id, 'nama', j.nama) as jadwal
    from penempatan p join kantor o on o.id = p.kantor_id join jadwal j on j.id = p.jadwal_id
      left join pengguna u on u.id = p.koordinator_id left join karyawan ku on ku.id = u.karyawan_id`
}

type Nama = { readonly id: number; readonly nama: string }
type PenempatanBaris = {
  readonly id: number
  readonly unit: string
  readonly kantor: Nama
  readonly tanggal_masuk: Tanggal
  readonly tanggal_selesai: Tanggal | null
  readonly jabatan: string
  readonly is_active: boolean
  readonly utama: boolean
  readonly koordinator: Nama | null
  readonly jadwal: Nama
}

/** The last day of the month of the last payslip that was published to somebody; null without any. */
export async function findHariTerbit(tx: Tx, karyawanId: number): Promise<Tanggal | null> {
  const { rows } = await sql<{ hari: Tanggal | null }>`
    select (max(make_date(tahun, bulan, 1)) + interval '1 month - 1 day')::date as hari
    from payroll where status = 'TERBIT' and jenis = 'BULANAN' and karyawan_id = ${karyawanId}`.execute(tx)
  return rows[0]?.hari ?? null
}

/** Somebody's works that were frozen on these days follow from what their placements say now. */
export async function restoreTurunan(
  tx: Tx,
  karyawanId: number,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal | null },
  saat: Instan,
): Promise<void> {
  await sql`select lepas_turunan(array[${karyawanId}]::integer[], ${dari}, coalesce(${sampai}::date, 'infinity'), ${at(saat)})`.execute(
    tx,
  )
}
