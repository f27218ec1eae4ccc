import type { Lingkup } from '@rekan/domain/akses/akses'
import type { AreaKantor } from '@rekan/domain/perusahaan/area'
import type { Syarat } from '@rekan/domain/roster/peringatan'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { isMungkinDalamLingkup } from '../penempatan/lingkup.sql.ts'

/** So many people are looked at: those of the site and who know it come first. */
const CALON_DILIHAT = 300
const PERNAH_MS = 90 * 86_400_000

export async function findNama(db: Db | Tx, karyawanId: number): Promise<string> {
  const { nama } = await db
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', karyawanId)
    .executeTakeFirstOrThrow()
  return nama
}

/** The certificates that a post asks for. */
export async function listSyarat(db: Db | Tx, posId: number): Promise<Syarat[]> {
  return db
    .selectFrom('pos_sertifikat as s')
    .innerJoin('jenis_dokumen as j', 'j.kode', 's.jenis')
    .select(['s.jenis', 'j.nama', 's.wajib'])
    .where('s.pos_id', '=', posId)
    .orderBy('j.urutan')
    .execute()
}

export type OrangCalon = {
  readonly id: number
  readonly nama: string
  /** On how many of the last 90 days they checked in at the site */
  readonly pernah: number
  /** Of the office where they are placed */
  readonly area: AreaKantor | null
}

/**
 * Active people with a placement on a date whose rows somebody may see, on that date or another: who is free works at no
 * site of theirs then. Those of the site and who know it come first.
 */
export async function listCalon(
  db: Db | Tx,
  {
    kantorId,
    tanggal,
    kecuali,
  }: { readonly kantorId: number; readonly tanggal: Tanggal; readonly kecuali: number },
  siapa: Lingkup | null,
  saat: Instan,
): Promise<OrangCalon[]> {
  const { rows } = await sql<OrangCalon>`
    with pernah as (
      select r.karyawan_id, count(distinct r.tanggal)::integer as hari
      from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      where e.kantor_id = ${kantorId} and e.waktu >= ${at(saat - PERNAH_MS)} and e.jenis = 'check_in' group by 1)
    select k.id, k.nama, coalesce(n.hari, 0) as pernah, o.area
    from karyawan k
      join penempatan p on p.karyawan_id = k.id and p.utama and p.tanggal_masuk <= ${tanggal}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${tanggal}::date)
      join kantor o on o.id = p.kantor_id
      left join pernah n on n.karyawan_id = k.id
    where k.aktif and k.id <> ${kecuali} and ${isMungkinDalamLingkup(siapa, 'k.id', saat)}
    order by p.kantor_id = ${kantorId} desc, n.hari desc nulls last, k.id limit ${CALON_DILIHAT}`.execute(db)
  return rows
}

/** Whether a person's rows are visible to somebody, and they are there on a date. */
export async function isCalon(
  db: Db | Tx,
  karyawanId: number,
  siapa: Lingkup | null,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    select from karyawan k where k.id = ${karyawanId} and k.aktif and ${isMungkinDalamLingkup(siapa, 'k.id', saat)}`.execute(
    db,
  )
  return rows.length > 0
}

/** Holds a work for the rest of the transaction: who takes it over, and who comes after all, follow one another. */
export async function lockPenugasan(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('penugasan').select('id').where('id', '=', id).forUpdate().execute()
}

export async function insertPengganti(tx: Tx, baru: Insertable<Skema['penugasan']>): Promise<number> {
  const { id } = await tx.insertInto('penugasan').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function cancelPenugasan(tx: Tx, id: number, saat: Instan): Promise<void> {
  await tx
    .updateTable('penugasan')
    .set({ dibatalkan_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dibatalkan_pada', 'is', null)
    .execute()
}

/** The account of a person; undefined without one. */
export async function findAkun(tx: Tx, karyawanId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('pengguna')
    .select('id')
    .where('karyawan_id', '=', karyawanId)
    .where('aktif', '=', true)
    .executeTakeFirst()
  return row?.id
}
