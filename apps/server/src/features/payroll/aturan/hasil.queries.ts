import type { HasilKerja } from '@rekan/domain/payroll/baris-satuan'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'
import type { Skema } from '../../../platform/schema.ts'

type Lingkup = { readonly karyawanIds: readonly number[]; readonly dari: Tanggal; readonly sampai: Tanggal }

/** The pieces that people made within some days, by person, oldest first. */
export async function listHasilOrang(
  db: Db | Tx,
  { karyawanIds, dari, sampai }: Lingkup,
): Promise<ReadonlyMap<number, readonly HasilKerja[]>> {
  const { rows } = await sql<HasilKerja & { karyawan_id: number }>`
    select karyawan_id, tanggal, nama, jumlah, tarif from hasil_kerja
    where karyawan_id = any(${karyawanIds}::integer[]) and tanggal between ${dari} and ${sampai} and jumlah > 0
    order by tanggal, lower(nama)`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

/** The same with whose they are, and who wrote them down. */
export async function listHasil(
  db: Db | Tx,
  { karyawanIds, dari, sampai }: Lingkup,
): Promise<Answer<'GET /kelola/payroll/hasil'>['data']> {
  const { rows } = await sql<Answer<'GET /kelola/payroll/hasil'>['data'][number]>`
    select h.id, h.tanggal, h.nama, h.jumlah, h.tarif,
      json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan,
      case when g.id is not null then json_build_object('id', g.id, 'nama', coalesce(p.nama, g.nama)) end as oleh
    from hasil_kerja h join karyawan k on k.id = h.karyawan_id
      left join pengguna g on g.id = h.dibuat_oleh_id left join karyawan p on p.id = g.karyawan_id
    where h.karyawan_id = any(${karyawanIds}::integer[]) and h.tanggal between ${dari} and ${sampai} and h.jumlah > 0
    order by h.tanggal desc, lower(k.nama), lower(h.nama)`.execute(db)
  return rows
}

/** People by their kode in capitals. */
export async function listOrangByKode(
  tx: Tx,
  kode: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly tanggal_masuk: Tanggal }>> {
  const { rows } = await sql<{ kode: string; id: number; tanggal_masuk: Tanggal }>`
    select upper(kode) as kode, id, tanggal_masuk from karyawan where upper(kode) = any(${kode}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ kode: satu, ...orang }) => [satu, orang]))
}

/** Pieces of days; the same person, day and name again takes its place. */
export async function upsertHasil(tx: Tx, hasil: readonly Insertable<Skema['hasil_kerja']>[]): Promise<void> {
  await sql`
    insert into hasil_kerja (karyawan_id, tanggal, nama, jumlah, tarif, dibuat_oleh_id, dibuat_pada)
    select karyawan_id, tanggal, nama, jumlah, tarif, dibuat_oleh_id, dibuat_pada
    from jsonb_to_recordset(${JSON.stringify(hasil)}::jsonb) as h (karyawan_id integer, tanggal date, nama text,
      jumlah integer, tarif integer, dibuat_oleh_id integer, dibuat_pada timestamptz)
    on conflict (karyawan_id, tanggal, lower(nama)) do update set jumlah = excluded.jumlah, tarif = excluded.tarif,
      dibuat_oleh_id = excluded.dibuat_oleh_id, dibuat_pada = excluded.dibuat_pada`.execute(tx)
}
