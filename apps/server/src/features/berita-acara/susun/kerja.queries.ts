import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Kolom, kolomJson, rowsFrom } from '../../../platform/kolom.ts'
import type { HariOrang } from '../../presensi/hari/hari.queries.ts'
import { DITAHAN } from '../../presensi/hari/hari.sql.ts'

/** A work at a client's post as its row has it; times as ISO text. */
export type BarisKerja = {
  readonly id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly pos_id: number
  readonly jenis_shift_id: number | null
  readonly menggantikan_id: number | null
  readonly mulai: string
  readonly selesai: string
}

/** A punch that counts, of the work `id`. */
export type BarisPunch = { readonly id: number; readonly masuk: boolean; readonly waktu: string }

export type KerjaMentah = {
  readonly kerja: readonly BarisKerja[]
  readonly punch: readonly BarisPunch[]
  /** Days with approved overtime or half a day of leave, which say more than the rows do */
  readonly lain: readonly HariOrang[]
}

/**
 * Works at some posts between two days, on days with a placement, and their punches: one statement, however many. What is
 * disputed counts for nothing and is left out.
 */
export async function fetchKerjaMentah(
  db: Db | Tx,
  posIds: readonly number[],
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<KerjaMentah> {
  if (posIds.length === 0) return { kerja: [], punch: [], lain: [] }
  const orang = sql`any(array(select distinct karyawan_id from t))`
  const { rows } = await sql<{
    kerja: Kolom<BarisKerja>
    punch: Kolom<BarisPunch>
    lain: readonly HariOrang[] | null
  }>`
    with t as materialized (
      select t.id, t.karyawan_id, t.tanggal, t.pos_id, t.jenis_shift_id, t.menggantikan_id, t.mulai, t.selesai
      from penugasan t
      where t.pos_id = any(${[...posIds]}::integer[]) and t.tanggal between ${dari}::date and ${sampai}::date
        and t.dibatalkan_pada is null
        and exists (select from penempatan p where p.karyawan_id = t.karyawan_id and p.tanggal_masuk <= t.tanggal
          and (p.tanggal_selesai is null or p.tanggal_selesai >= t.tanggal)))
    select (select ${kolomJson<BarisKerja>('t', KOLOM_KERJA)} from t) as kerja,
      (select ${kolomJson<BarisPunch>('e', ['id', 'masuk', 'waktu'])} from (
        select r.penugasan_id as id, e.jenis = 'check_in' as masuk, e.waktu
        from (select r.id, r.tanggal, r.penugasan_id from presensi r
            where r.karyawan_id = ${orang} and r.tanggal between ${dari}::date and ${sampai}::date
              and r.penugasan_id is not null offset 0) r
          join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
            and e.tanggal between ${dari}::date and ${sampai}::date
        where not ${DITAHAN}) e) as punch,
      (select json_agg(x) from (
        select l.karyawan_id as "karyawanId", l.hari_presensi as tanggal from lembur l
        where l.karyawan_id = ${orang} and l.status = 'disetujui'
          and l.hari_presensi between ${dari}::date and ${sampai}::date
        union
        select a.karyawan_id, t.tanggal from absensi a
          join t on t.karyawan_id = a.karyawan_id and t.tanggal between a.tanggal_mulai and a.tanggal_selesai
        where a.karyawan_id = ${orang} and a.status = 'disetujui' and a.paruh is not null) x) as lain`.execute(
    db,
  )
  const [satu] = rows
  return {
    kerja: satu === undefined ? [] : rowsFrom(satu.kerja),
    punch: satu === undefined ? [] : rowsFrom(satu.punch),
    lain: satu?.lain ?? [],
  }
}

const KOLOM_KERJA = [
  'id',
  'karyawan_id',
  'tanggal',
  'pos_id',
  'jenis_shift_id',
  'menggantikan_id',
  'mulai',
  'selesai',
] as const satisfies readonly (keyof BarisKerja)[]
