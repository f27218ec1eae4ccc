import type { Lingkup } from '@rekan/domain/akses/akses'
import type { IsiSel } from '@rekan/domain/roster/lembar'
import type { Syarat } from '@rekan/domain/roster/peringatan'
import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import { isInLingkup } from '../penempatan/lingkup.sql.ts'

export type RentangLembar = { readonly dari: Tanggal; readonly sampai: Tanggal }
export type Kantor = {
  readonly id: number
  readonly nama: string
  readonly zona_waktu: KodeZona
  readonly versi: number
}
export type OrangRoster = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly jabatan: string
}
export type ShiftRoster = {
  readonly id: number
  readonly nama: string
  readonly huruf: string
  readonly warna: WarnaShift
  readonly jam_mulai: number
  readonly jam_selesai: number
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
  readonly toleransi_detik: number
  readonly aktif: boolean
  readonly kantor_id: number | null
}
export type DrafSel = IsiSel & {
  readonly kantor_id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
}

/** A site with the version of its roster, 1 before the first change; undefined where there is none. */
export async function findKantorRoster(db: Db | Tx, id: number): Promise<Kantor | undefined> {
  const { rows } = await sql<Kantor>`
    select o.id, o.nama, o.zona_waktu, coalesce(r.versi, 1) as versi
    from kantor o left join roster r on r.kantor_id = o.id where o.id = ${id}`.execute(db)
  return rows[0]
}

/** Sites at which somebody works whose rows the reader may see. */
export async function listKantorRoster(db: Db, siapa: Lingkup | null, saat: Instan) {
  const { rows } = await sql<{ id: number; nama: string }>`
    select o.id, o.nama from kantor o
    where exists (select from penempatan p join karyawan k on k.id = p.karyawan_id
      where p.kantor_id = o.id and k.aktif and ${isInLingkup(siapa, 'p.karyawan_id', saat)}
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${at(saat)}::date - 31))
    order by lower(o.nama), o.id`.execute(db)
  return rows
}

/** People of a site's roster between two days whom the reader may see: placed there, or drafted there. */
export async function listOrangRoster(
  db: Db | Tx,
  kantorId: number,
  { dari, sampai }: RentangLembar,
  siapa: Lingkup | null,
  saat: Instan,
): Promise<OrangRoster[]> {
  const { rows } = await sql<OrangRoster>`
    select k.id, k.kode, k.nama, coalesce((
      select p.jabatan from penempatan p
      where p.karyawan_id = k.id and p.kantor_id = ${kantorId} and p.tanggal_masuk <= ${sampai}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)
      order by p.utama desc, p.tanggal_masuk desc limit 1), '') as jabatan
    from karyawan k
    -- Of the site, not of the company: an array leads to each by its key.
    where k.id = any(array(
        select p.karyawan_id from penempatan p
        where p.kantor_id = ${kantorId} and p.tanggal_masuk <= ${sampai}::date
          and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)
        union
        select d.karyawan_id from roster_draf d
        where d.kantor_id = ${kantorId} and d.tanggal between ${dari} and ${sampai}))
      and k.aktif and ${isInLingkup(siapa, 'k.id', saat)}
    order by lower(k.nama), k.id`.execute(db)
  return rows
}

/** The kinds of shift of the company and of a site, by their hours. */
export async function listShiftRoster(db: Db | Tx, kantorId: number): Promise<ShiftRoster[]> {
  return db
    .selectFrom('jenis_shift')
    .selectAll()
    .where((eb) => eb.or([eb('kantor_id', 'is', null), eb('kantor_id', '=', kantorId)]))
    .orderBy('jam_mulai')
    .orderBy('huruf')
    .execute()
}

/** What is drafted for people between two days, at whatever site, in the order of a day's shifts. */
export async function listDraf(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: RentangLembar,
): Promise<DrafSel[]> {
  const { rows } = await sql<DrafSel>`
    select kantor_id, karyawan_id, tanggal, jenis_shift_id, pos_id, cuti from roster_draf
    where karyawan_id = any(${karyawanIds}::integer[]) and tanggal between ${dari} and ${sampai}
    order by karyawan_id, tanggal, kantor_id, ke`.execute(db)
  return rows
}

export type TerbitSel = Omit<IsiSel, 'cuti'> & {
  readonly kantor_id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
}

/** What rosters have published for people between two days, at whatever site, in the order of a day's shifts. */
export async function listTerbit(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: RentangLembar,
): Promise<TerbitSel[]> {
  const { rows } = await sql<TerbitSel>`
    select kantor_id, karyawan_id, tanggal, jenis_shift_id, pos_id from penugasan
    where karyawan_id = any(${karyawanIds}::integer[]) and tanggal between ${dari} and ${sampai}
      and asal in ('roster', 'tukar') and not turunan and dibatalkan_pada is null
    order by karyawan_id, tanggal, mulai`.execute(db)
  return rows
}

export type PosRoster = {
  readonly id: number
  readonly kantor_id: number
  readonly nama: string
  readonly syarat: readonly Syarat[]
  /** From which day to which it is to be filled */
  readonly mulai: Tanggal
  readonly sampai: Tanggal
  readonly kebutuhan: readonly {
    readonly berlaku_dari: Tanggal
    readonly jenis_shift_id: number
    readonly hari: number
    readonly jumlah: number
  }[]
}

/** The posts of sites that are to be filled between two days, with all that they need. */
export async function listPosRoster(
  db: Db | Tx,
  kantorIds: readonly number[],
  { dari, sampai }: RentangLembar,
): Promise<PosRoster[]> {
  const { rows } = await sql<PosRoster>`
    select p.id, p.kantor_id, p.nama, c.mulai, least(c.sampai, p.tutup_mulai - 1) as sampai,
      coalesce((select json_agg(json_build_object('jenis', s.jenis, 'nama', j.nama, 'wajib', s.wajib) order by j.urutan)
        from pos_sertifikat s join jenis_dokumen j on j.kode = s.jenis where s.pos_id = p.id), '[]') as syarat,
      coalesce((select json_agg(json_build_object('berlaku_dari', n.berlaku_dari, 'jenis_shift_id', n.jenis_shift_id,
        'hari', n.hari, 'jumlah', n.jumlah)) from pos_kebutuhan n where n.pos_id = p.id), '[]') as kebutuhan
    from pos p join kontrak_klien c on c.id = p.kontrak_klien_id
    where p.kantor_id = any(${kantorIds}::integer[]) and c.mulai <= ${sampai}::date and c.sampai >= ${dari}::date
      and (p.tutup_mulai is null or p.tutup_mulai > ${dari}::date)
    order by p.urutan, lower(p.nama), p.id`.execute(db)
  return rows
}

export type Kecakapan = {
  readonly karyawan_id: number
  /** Each kind of document that somebody has, and until when the longest of it holds */
  readonly sertifikat: readonly { readonly jenis: string; readonly sampai: Tanggal | null }[]
  readonly kontrak_sampai: Tanggal | null
}

/** Certificates and the end of the work contract of people; null where it has no end or none is known. */
export async function listKecakapan(db: Db | Tx, karyawanIds: readonly number[]): Promise<Kecakapan[]> {
  const { rows } = await sql<Kecakapan>`
    select k.id as karyawan_id,
      coalesce((select json_agg(json_build_object('jenis', d.jenis, 'sampai', d.sampai)) from (
        select jenis, case when bool_or(berakhir is null) then null else max(berakhir) end as sampai
        from dokumen where karyawan_id = k.id group by jenis) d), '[]') as sertifikat,
      (select case when bool_or(c.sampai is null) then null else max(c.sampai) end from kontrak c
        where c.karyawan_id = k.id) as kontrak_sampai
    from karyawan k where k.id = any(${karyawanIds}::integer[])`.execute(db)
  return rows
}

/** Locks a site's roster for the rest of the transaction, begun where there was none; its version. */
export async function lockRoster(tx: Tx, kantorId: number): Promise<number> {
  await sql`insert into roster (kantor_id, versi) values (${kantorId}, 1) on conflict do nothing`.execute(tx)
  const { versi } = await tx
    .selectFrom('roster')
    .select('versi')
    .where('kantor_id', '=', kantorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return versi
}

/** In place of what was drafted there for these cells. */
export async function replaceDraf(
  tx: Tx,
  kantorId: number,
  sel: readonly {
    readonly karyawan_id: number
    readonly tanggal: Tanggal
    readonly isi: readonly IsiSel[] | null
  }[],
): Promise<void> {
  await sql`
    delete from roster_draf d using unnest(${sel.map((s) => s.karyawan_id)}::integer[], ${sel.map((s) => s.tanggal)}::date[])
      as s (karyawan_id, tanggal)
    where d.kantor_id = ${kantorId} and d.karyawan_id = s.karyawan_id and d.tanggal = s.tanggal`.execute(tx)
  const baris = sel.flatMap(({ karyawan_id, tanggal, isi }) =>
    (isi ?? []).map((satu, ke) => ({ kantor_id: kantorId, karyawan_id, tanggal, ke, ...satu })),
  )
  if (baris.length > 0) await tx.insertInto('roster_draf').values(baris).execute()
}

/** Makes rosters a version newer, and keeps for a week which cells that version changed. */
export async function recordPerubahan(
  tx: Tx,
  lembar: readonly {
    readonly kantorId: number
    readonly sel: readonly { readonly karyawan_id: number; readonly tanggal: Tanggal }[]
  }[],
  olehId: number,
  saat: Instan,
): Promise<void> {
  const kantorIds = lembar.map(({ kantorId }) => kantorId)
  await sql`
    with baru as (update roster set versi = versi + 1 where kantor_id = any(${kantorIds}::integer[]) returning kantor_id, versi),
    lama as (delete from roster_perubahan
      where kantor_id = any(${kantorIds}::integer[]) and pada < ${at(saat)}::timestamptz - interval '7 days')
    insert into roster_perubahan (kantor_id, versi, oleh_id, pada, sel)
    select kantor_id, versi, ${olehId}, ${at(saat)}, s.sel::jsonb
    from baru join unnest(${kantorIds}::integer[], ${lembar.map(({ sel }) => JSON.stringify(sel))}::text[])
      as s (kantor_id, sel) using (kantor_id)`.execute(tx)
}

export type Perubahan = {
  readonly oleh: string
  readonly sel: readonly { readonly karyawan_id: number; readonly tanggal: Tanggal }[]
}

/** Who changed which cells of a roster since a version, the latest first. */
export async function listPerubahan(tx: Tx, kantorId: number, sejak: number): Promise<Perubahan[]> {
  const { rows } = await sql<Perubahan>`
    select coalesce(k.nama, u.nama) as oleh, p.sel
    from roster_perubahan p join pengguna u on u.id = p.oleh_id left join karyawan k on k.id = u.karyawan_id
    where p.kantor_id = ${kantorId} and p.versi > ${sejak} order by p.versi desc`.execute(tx)
  return rows
}
