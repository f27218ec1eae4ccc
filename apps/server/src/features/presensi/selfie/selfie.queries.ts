import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** By what a photo is found: its punch, and the punch's attendance day. */
export type FotoKejadian = { readonly kejadian_id: number; readonly tanggal: Tanggal }

/** A photo as received, on its way to the file store. */
export type SelfieMenunggu = FotoKejadian & {
  readonly isi: Buffer
  /** Tries begun and never reported back, this one included */
  readonly percobaan: number
}

/** How many photos are on their way. */
export async function countSelfie(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('presensi_selfie')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('kunci', 'is', null)
    .where('rusak', '=', false)
    .executeTakeFirstOrThrow()
  return n
}

/** None is taken after those that have so many bytes together. */
const BYTE_TERBANYAK = 1024 * 1024

/**
 * Takes the oldest `terbanyak` photos of these attendance days that are due, for this server alone until `sampai`. Of those that were tried before
 * without a word at most one.
 */
export async function takeSelfie(
  db: Db,
  saat: Instan,
  sampai: Instan,
  hari: readonly [Tanggal, Tanggal],
  terbanyak: number,
): Promise<readonly SelfieMenunggu[]> {
  // Asked once: a plan that asked it again for each row would take others, of which none is worked at.
  const { rows } = await sql<SelfieMenunggu>`
    with b as materialized (select kejadian_id, tanggal, percobaan, octet_length(isi) as besar from presensi_selfie
      where tanggal between ${hari[0]} and ${hari[1]} and kunci is null and not rusak and (coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)})
      order by kejadian_id limit ${terbanyak} for update skip locked),
    d as materialized (select *, sum(besar) over (order by kejadian_id) - besar as sebelum,
      row_number() over (partition by percobaan > 0 order by kejadian_id) as ke from b)
    update presensi_selfie s set percobaan = s.percobaan + 1, coba_lagi_pada = ${at(sampai)} from d
    where s.kejadian_id = d.kejadian_id and s.tanggal = d.tanggal and s.tanggal between ${hari[0]} and ${hari[1]}
      and d.sebelum < ${BYTE_TERBANYAK} and (d.percobaan = 0 or d.ke = 1)
    returning s.kejadian_id, s.tanggal, s.isi, s.percobaan`.execute(db)
  return rows
}

/** A photo that is in the file store under this key, and what it looks like. */
export type SelfieDisimpan = FotoKejadian & { readonly kunci: string; readonly sidik: string }

/** These photos are in the file store: their keys take the place of the received bytes. */
export async function finishSelfie(db: Db, foto: readonly SelfieDisimpan[]): Promise<void> {
  const hari = foto.map(({ tanggal }) => tanggal)
  await sql`
    update presensi_selfie s set kunci = f.kunci, isi = null
    from unnest(${foto.map((f) => f.kejadian_id)}::bigint[], ${hari}::date[], ${foto.map((f) => f.kunci)}::text[])
      as f (kejadian_id, tanggal, kunci)
    where s.kejadian_id = f.kejadian_id and s.tanggal = f.tanggal and s.tanggal = any(${hari}::date[])
      and s.kunci is null and not s.rusak`.execute(db)
}

/** It is no photo: the received bytes stay as evidence. */
export async function rejectSelfie(tx: Tx, foto: FotoKejadian): Promise<void> {
  await tx
    .updateTable('presensi_selfie')
    .set({ rusak: true })
    .where('kejadian_id', '=', foto.kejadian_id)
    .where('tanggal', '=', foto.tanggal)
    .where('kunci', 'is', null)
    .execute()
}

/** Puts a photo back until `sampai`; `percobaan` is what its count becomes. */
export async function deferSelfie(
  db: Db,
  foto: FotoKejadian,
  sampai: Instan,
  percobaan: number,
): Promise<void> {
  await db
    .updateTable('presensi_selfie')
    .set({ coba_lagi_pada: new Date(sampai), percobaan })
    .where('kejadian_id', '=', foto.kejadian_id)
    .where('tanggal', '=', foto.tanggal)
    .where('kunci', 'is', null)
    .execute()
}

/** The photos of some punches of some attendance days that can be shown, whose they are, and every placement of those people. */
export async function fetchSelfieTersimpan(
  db: Db | Tx,
  kejadianIds: readonly number[],
  tanggal: readonly Tanggal[],
): Promise<SelfieTersimpan[]> {
  const urut = tanggal.toSorted()
  const [dari, akhir] = [urut.at(0) ?? null, urut.at(-1) ?? null]

  const { rows } = await sql<SelfieTersimpan>`
    select s.kejadian_id, s.kunci, r.karyawan_id, s.tanggal, e.kantor_id,
      (select coalesce(json_agg(p), '[]') from (
        select p.koordinator_id, p.kantor_id, p.utama, p.tanggal_masuk, p.tanggal_selesai, o.zona_waktu
        from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = r.karyawan_id) p) as penempatan
    from presensi_selfie s join kejadian_semua e on e.id = s.kejadian_id and e.tanggal = s.tanggal
      join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    where s.kejadian_id = any(${kejadianIds}::bigint[]) and s.kunci is not null
      and s.tanggal between ${dari}::date and ${akhir}::date and e.tanggal between ${dari}::date and ${akhir}::date
      and r.tanggal between ${dari}::date and ${akhir}::date`.execute(db)
  return rows
}

export type SelfieTersimpan = {
  readonly kejadian_id: number
  readonly kunci: string
  readonly karyawan_id: number
  /** The attendance day */
  readonly tanggal: Tanggal
  /** Where the punch was made */
  readonly kantor_id: number
  readonly penempatan: readonly {
    koordinator_id: number | null
    kantor_id: number
    utama: boolean
    tanggal_masuk: Tanggal
    tanggal_selesai: Tanggal | null
    zona_waktu: KodeZona
  }[]
}
