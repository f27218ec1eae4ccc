import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** One weekday of a schedule; clock times are seconds since local midnight. */
export type HariJadwal = {
  /** 1 Monday to 7 Sunday */
  readonly hari: number
  readonly jam_mulai: number
  readonly jam_selesai: number
  /** Unpaid, taken out of work that lasts longer than `istirahat_sesudah_detik` */
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
}

/** What a schedule says from a day on. */
export type IsiVersi = {
  readonly toleransi_detik: number
  readonly masuk_saat_libur: boolean
  /** In the order of the weekdays; one that is not named is off */
  readonly pekan: readonly HariJadwal[]
}

export type Versi = IsiVersi & { readonly berlaku_dari: Tanggal; readonly alasan: string | null }

/** From when the first version of a schedule holds: since ever. */
export const SEJAK_AWAL: Tanggal = '1900-01-01'

/** Holds a schedule for the rest of the transaction. */
export function lockJadwal(tx: Tx, by: 'id' | 'nama', nilai: number | string) {
  return tx
    .selectFrom('jadwal')
    .select(['id', 'nama', 'versi'])
    .where(by, '=', nilai)
    .forUpdate()
    .executeTakeFirst()
}

/** Schedules by name, each with all that it said and will say, oldest first; of one alone by its id. */
export async function listJadwal(db: Db | Tx, id?: number) {
  return db
    .selectFrom('jadwal as j')
    .select(['j.id', 'j.nama', 'j.versi'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('jadwal_versi as v')
          .select(['v.berlaku_dari', 'v.toleransi_detik', 'v.masuk_saat_libur', 'v.alasan'])
          .select((pekan) =>
            jsonArrayFrom(
              pekan
                .selectFrom('jadwal_hari as h')
                .select(['h.hari', 'h.jam_mulai', 'h.jam_selesai'])
                .select(['h.istirahat_detik', 'h.istirahat_sesudah_detik'])
                .whereRef('h.jadwal_id', '=', 'v.jadwal_id')
                .whereRef('h.berlaku_dari', '=', 'v.berlaku_dari')
                .orderBy('h.hari'),
            ).as('pekan'),
          )
          .whereRef('v.jadwal_id', '=', 'j.id')
          .orderBy('v.berlaku_dari'),
      ).as('semua'),
    )
    .$if(id !== undefined, (satu) => satu.where('j.id', '=', id as number))
    .orderBy('j.nama')
    .execute()
}

export async function insertJadwal(tx: Tx, nama: string, isi: IsiVersi): Promise<number> {
  const { id } = await tx.insertInto('jadwal').values({ nama }).returning('id').executeTakeFirstOrThrow()
  await replaceVersi(tx, id, { ...isi, berlaku_dari: SEJAK_AWAL, alasan: null })
  return id
}

/** A schedule by which nobody has worked begins anew with what it says now. */
export async function replaceJadwal(tx: Tx, id: number, nama: string, isi: IsiVersi): Promise<void> {
  await updateJadwal(tx, id, nama)
  await tx.deleteFrom('jadwal_versi').where('jadwal_id', '=', id).execute()
  await replaceVersi(tx, id, { ...isi, berlaku_dari: SEJAK_AWAL, alasan: null })
}

/** Names it, and counts the change. */
export async function updateJadwal(tx: Tx, id: number, nama: string): Promise<void> {
  await tx
    .updateTable('jadwal')
    .set((eb) => ({ nama, versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes what a schedule says from a day on, over what it said from that same day on. */
export async function replaceVersi(tx: Tx, id: number, { pekan, ...versi }: Versi): Promise<void> {
  const { berlaku_dari } = versi
  await deleteVersi(tx, id, berlaku_dari)
  await tx
    .insertInto('jadwal_versi')
    .values({ ...versi, jadwal_id: id })
    .execute()
  await tx
    .insertInto('jadwal_hari')
    .values(pekan.map((hari) => ({ ...hari, jadwal_id: id, berlaku_dari })))
    .execute()
}

export async function deleteVersi(tx: Tx, id: number, berlakuDari: Tanggal): Promise<void> {
  await tx
    .deleteFrom('jadwal_versi')
    .where('jadwal_id', '=', id)
    .where('berlaku_dari', '=', berlakuDari)
    .execute()
}

/** Whether anybody works by it, did, or is to. */
export async function isJadwalDipakai(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('penempatan')
    .select('id')
    .where('jadwal_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many people work by each schedule on a day or later. */
export async function countOrang(db: Db | Tx, mulai: Tanggal): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('penempatan as p')
    .select('p.jadwal_id')
    .select(sql<number>`count(distinct p.karyawan_id)::integer`.as('orang'))
    .where((eb) => eb.or([eb('p.tanggal_selesai', 'is', null), eb('p.tanggal_selesai', '>=', mulai)]))
    .groupBy('p.jadwal_id')
    .execute()
  return new Map(rows.map(({ jadwal_id, orang }) => [jadwal_id, orang]))
}

/**
 * The dates between two on which people's hours follow from a schedule, with how many people, and whether the date is a
 * holiday in force at their site. Who has a roster of their own on a date is not counted.
 */
export async function listHariOrang(db: Db | Tx, id: number, dari: Tanggal, sampai: Tanggal) {
  const { rows } = await sql<{ tanggal: Tanggal; orang: number; libur: boolean }>`
    select d.tanggal::date as tanggal, count(distinct p.karyawan_id)::integer as orang,
      exists (select from libur l where l.tanggal = d.tanggal::date and l.berlaku
        and (p.kantor_id = any(l.kantor_ids)) = l.hanya) as libur
    from generate_series(${dari}::timestamp, ${sampai}::timestamp, interval '1 day') d (tanggal)
      join penempatan p on p.jadwal_id = ${id} and p.utama and p.tanggal_masuk <= d.tanggal::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= d.tanggal::date)
    where not exists (select from jadwal_pengganti g
      where g.karyawan_id = p.karyawan_id and g.tanggal = d.tanggal::date)
    group by 1, 3`.execute(db)
  return rows
}

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal | null }

/** Of some people, who works by a schedule on any of these days. */
export async function listPemakai(
  tx: Tx,
  id: number,
  { dari, sampai }: Rentang,
  karyawanIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.karyawan_id as id from penempatan p where p.jadwal_id = ${id} and p.utama
      and p.karyawan_id = any(${karyawanIds}::integer[]) and p.tanggal_masuk <= coalesce(${sampai}::date, 'infinity')
      and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}) order by 1`.execute(tx)
  return rows.map((satu) => satu.id)
}

/** Works that were frozen by a schedule on these days follow from what it says now, but those of `kecuali`. */
export async function restoreTurunan(
  tx: Tx,
  id: number,
  { dari, sampai }: Rentang,
  kecuali: readonly number[],
  saat: Instan,
): Promise<void> {
  await sql`
    select lepas_turunan(array(select p.karyawan_id from penempatan p where p.jadwal_id = ${id} and p.utama
      and p.karyawan_id <> all(${kecuali}::integer[])
      and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})), ${dari}, coalesce(${sampai}::date, 'infinity'), ${at(saat)})
  `.execute(tx)
}

/** The month of the last payslip that was published to somebody who has worked by it; null without any. */
export async function findBulanTerbit(db: Db | Tx, id: number): Promise<Tanggal | null> {
  const { rows } = await sql<{ bulan: Tanggal | null }>`
    select max(make_date(s.tahun, s.bulan, 1)) as bulan from payroll s
    where s.status = 'TERBIT' and s.jenis = 'BULANAN' and s.karyawan_id in (select p.karyawan_id from penempatan p where p.jadwal_id = ${id})`.execute(
    db,
  )
  return rows[0]?.bulan ?? null
}
