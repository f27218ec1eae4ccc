import type { Lingkup } from '@rekan/domain/akses/akses'
import type { StatusTukar } from '@rekan/domain/penggantian/tukar'
import type { Syarat } from '@rekan/domain/roster/peringatan'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { isInLingkup } from '../penempatan/lingkup.sql.ts'

/** A published work that may be swapped. */
export type KerjaTukar = {
  readonly id: number
  readonly karyawan_id: number
  readonly nama: string
  readonly tanggal: Tanggal
  readonly kantor_id: number
  readonly kantor: string
  readonly zona_waktu: KodeZona
  readonly pos_id: number | null
  readonly pos: string | null
  readonly jenis_shift_id: number | null
  readonly toleransi_detik: number
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
  /** ISO texts */
  readonly mulai: string
  readonly selesai: string
  readonly syarat: readonly Syarat[]
  /** Somebody has punched, stands in for it, or it stands in for somebody */
  readonly terikat: boolean
}

const KERJA = sql<KerjaTukar>`t.id, t.karyawan_id, k.nama, t.tanggal, t.kantor_id, o.nama as kantor, o.zona_waktu, t.pos_id,
  s.nama as pos, t.jenis_shift_id, t.toleransi_detik, t.istirahat_detik, t.istirahat_sesudah_detik,
  to_json(t.mulai) #>> '{}' as mulai, to_json(t.selesai) #>> '{}' as selesai,
  coalesce((select json_agg(json_build_object('jenis', w.jenis, 'nama', j.nama, 'wajib', w.wajib))
    from pos_sertifikat w join jenis_dokumen j on j.kode = w.jenis where w.pos_id = t.pos_id), '[]') as syarat,
  (t.menggantikan_id is not null or exists (select from penugasan g
      where g.menggantikan_id = t.id and g.dibatalkan_pada is null)
    or exists (select from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
      where r.karyawan_id = t.karyawan_id and r.tanggal = t.tanggal and r.penugasan_id = t.id)) as terikat`

/** Published works by their ids; what was called off or follows from the week is none. Held where asked for. */
export async function listKerja(tx: Tx, ids: readonly number[]): Promise<KerjaTukar[]> {
  await sql`select from penugasan where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  const { rows } = await sql<KerjaTukar>`
    select ${KERJA} from penugasan t join karyawan k on k.id = t.karyawan_id join kantor o on o.id = t.kantor_id
      left join pos s on s.id = t.pos_id
    where t.id = any(${ids}::bigint[]) and t.dibatalkan_pada is null and not t.turunan`.execute(tx)
  return rows
}

/** What a person and colleagues at their sites are to work within a month by roster, and has not begun. */
export async function listKerjaDepan(db: Db | Tx, karyawanId: number, saat: Instan): Promise<KerjaTukar[]> {
  const { rows } = await sql<KerjaTukar>`
    select ${KERJA} from penugasan t join karyawan k on k.id = t.karyawan_id join kantor o on o.id = t.kantor_id
      left join pos s on s.id = t.pos_id
    where t.dibatalkan_pada is null and not t.turunan and k.aktif and exists (select from penempatan q
        where q.karyawan_id = t.karyawan_id and q.tanggal_masuk <= t.tanggal
          and (q.tanggal_selesai is null or q.tanggal_selesai >= t.tanggal))
      and t.mulai > ${at(saat)} and t.mulai < ${at(saat + 31 * 86_400_000)} and t.menggantikan_id is null
      and (t.karyawan_id = ${karyawanId} or t.kantor_id in (select p.kantor_id from penempatan p
        where p.karyawan_id = ${karyawanId} and (p.tanggal_selesai is null or p.tanggal_selesai >= t.tanggal)))
    order by t.mulai, lower(k.nama) limit 1000`.execute(db)
  return rows
}

export type TukarBaris = {
  readonly id: number
  readonly pemohon_id: number
  readonly penugasan_id: number
  readonly rekan_id: number
  readonly rekan_penugasan_id: number
  readonly alasan: string | null
  readonly status: StatusTukar
  readonly dibuat_pada: Instan
  readonly alasan_putusan: string | null
}
const KOLOM = [
  'id',
  'pemohon_id',
  'penugasan_id',
  'rekan_id',
  'rekan_penugasan_id',
  'alasan',
  'status',
  'dibuat_pada',
  'alasan_putusan',
] as const

export async function insertTukar(tx: Tx, baru: Insertable<Skema['tukar']>): Promise<number> {
  const { id } = await tx.insertInto('tukar').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A swap, held for the rest of the transaction. */
export async function lockTukar(tx: Tx, id: number): Promise<TukarBaris | undefined> {
  return tx.selectFrom('tukar').select(KOLOM).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether a work is part of a swap that is open. */
export async function isDitukar(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from tukar where status in ('DIMINTA', 'DITERIMA')
      and (penugasan_id = any(${ids}::bigint[]) or rekan_penugasan_id = any(${ids}::bigint[])) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function updateTukar(
  tx: Tx,
  id: number,
  isi: {
    status: StatusTukar
    dijawab_pada?: Date
    diputus_oleh_id?: number | null
    diputus_pada?: Date
    alasan_putusan?: string | null
  },
): Promise<void> {
  await tx.updateTable('tukar').set(isi).where('id', '=', id).execute()
}

/** Swaps that a person asked for or is asked for, of works to come or decided within a month, the latest first. */
export async function listTukarSaya(db: Db, karyawanId: number, saat: Instan): Promise<TukarBaris[]> {
  return db
    .selectFrom('tukar')
    .select(KOLOM)
    .where((eb) => eb.or([eb('pemohon_id', '=', karyawanId), eb('rekan_id', '=', karyawanId)]))
    .where('dibuat_pada', '>', at(saat - 31 * 86_400_000))
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** Swaps both have agreed on, of works to come and of people whose rows somebody may see, the longest waiting first. */
export async function listMenunggu(db: Db, siapa: Lingkup | null, saat: Instan): Promise<TukarBaris[]> {
  const { rows } = await sql<TukarBaris>`
    select ${sql.join(KOLOM.map((kolom) => sql.ref(kolom)))} from tukar t
    where t.status = 'DITERIMA' and ${isInLingkup(siapa, 't.pemohon_id', saat)}
      and ${isInLingkup(siapa, 't.rekan_id', saat)} and not exists (select from penugasan p
        where p.id in (t.penugasan_id, t.rekan_penugasan_id) and (p.mulai <= ${at(saat)} or p.dibatalkan_pada is not null))
    order by t.id limit 200`.execute(db)
  return rows
}

/** The works of swaps as they were asked for, called off since or not. */
export async function listKerjaLama(db: Db | Tx, ids: readonly number[]): Promise<KerjaTukar[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<KerjaTukar>`
    select ${KERJA} from penugasan t join karyawan k on k.id = t.karyawan_id join kantor o on o.id = t.kantor_id
      left join pos s on s.id = t.pos_id
    where t.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
