import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'

/** A work as it is published. */
export type KerjaTerbit = {
  readonly kantor_id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly jenis_shift_id: number
  readonly pos_id: number | null
  readonly mulai: Instan
  readonly selesai: Instan
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
  readonly toleransi_detik: number
}
type Alamat = { readonly karyawan_id: number; readonly tanggal: Tanggal }

/** A cell of a site's roster. */
export type SelTerbit = Alamat & { readonly kantor_id: number }

const baris = (sel: readonly Alamat[]) => sql`unnest(${sel.map((s) => s.karyawan_id)}::integer[],
  ${sel.map((s) => s.tanggal)}::date[]) as s (karyawan_id, tanggal)`

/** Who of these has punched on their date already. */
export async function listSudahPresensi(db: Db | Tx, sel: readonly Alamat[]): Promise<Alamat[]> {
  const { rows } = await sql<Alamat>`
    select s.karyawan_id, s.tanggal from ${baris(sel)}
    where exists (select from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
      where r.karyawan_id = s.karyawan_id and r.tanggal = s.tanggal)`.execute(db)
  return rows
}

/**
 * Publishes what is to be worked at sites on these dates, in place of what was: from then on the roster, not the week,
 * says what these days hold. Drafts of these cells are gone.
 */
export async function publishSel(
  tx: Tx,
  sel: readonly SelTerbit[],
  kerja: readonly KerjaTerbit[],
  saat: Instan,
): Promise<void> {
  const selKantor = sql`unnest(${sel.map((s) => s.kantor_id)}::integer[], ${sel.map((s) => s.karyawan_id)}::integer[],
    ${sel.map((s) => s.tanggal)}::date[]) as s (kantor_id, karyawan_id, tanggal)`
  await sql`
    insert into jadwal_pengganti (karyawan_id, tanggal, jam_mulai, jam_selesai, terbit_pada, terbit_pertama)
    -- One person's day may be of two sites' rosters.
    select distinct karyawan_id, tanggal, null::integer, null::integer, ${at(saat)}::timestamptz, ${at(saat)}::timestamptz
    from ${baris(sel)} order by karyawan_id, tanggal
    on conflict (karyawan_id, tanggal) do update set jam_mulai = null, jam_selesai = null, terbit_pada = excluded.terbit_pada,
      terbit_pertama = coalesce(jadwal_pengganti.terbit_pertama, excluded.terbit_pertama)`.execute(tx)
  await sql`
    update penugasan set dibatalkan_pada = ${at(saat)}
    -- Each by its person and date: what is published this way grows faster than what is known of the table.
    where id in (select lama.id from ${selKantor} cross join lateral (
      select p.id from penugasan p
      where p.karyawan_id = s.karyawan_id and p.tanggal = s.tanggal and p.dibatalkan_pada is null
        and (p.turunan or (p.kantor_id = s.kantor_id and p.asal in ('roster', 'tukar'))) offset 0) lama)`.execute(
    tx,
  )
  if (kerja.length > 0)
    await sql`
      insert into penugasan (karyawan_id, tanggal, kantor_id, pos_id, jenis_shift_id, mulai, selesai, istirahat_detik,
        istirahat_sesudah_detik, toleransi_detik, asal, dibuat_pada)
      select karyawan_id, tanggal, kantor_id, pos_id, jenis_shift_id, to_timestamp(mulai), to_timestamp(selesai),
        istirahat_detik, istirahat_sesudah_detik, toleransi_detik, 'roster', ${at(saat)}
      from unnest(${kerja.map((k) => k.karyawan_id)}::integer[], ${kerja.map((k) => k.tanggal)}::date[],
        ${kerja.map((k) => k.kantor_id)}::integer[], ${kerja.map((k) => k.pos_id)}::integer[],
        ${kerja.map((k) => k.jenis_shift_id)}::integer[],
        ${kerja.map((k) => k.mulai / 1000)}::float8[], ${kerja.map((k) => k.selesai / 1000)}::float8[],
        ${kerja.map((k) => k.istirahat_detik)}::integer[], ${kerja.map((k) => k.istirahat_sesudah_detik)}::integer[],
        ${kerja.map((k) => k.toleransi_detik)}::integer[])
        as k (karyawan_id, tanggal, kantor_id, pos_id, jenis_shift_id, mulai, selesai, istirahat_detik,
          istirahat_sesudah_detik, toleransi_detik)
      order by karyawan_id, mulai`.execute(tx)
  await sql`
    delete from roster_draf d using ${selKantor}
    where d.kantor_id = s.kantor_id and d.karyawan_id = s.karyawan_id and d.tanggal = s.tanggal`.execute(tx)
}

/** On these dates the roster's hours say what leave takes the place of. */
export async function setLiburCuti(
  tx: Tx,
  cuti: readonly (Alamat & { readonly mulai: Detik; readonly selesai: Detik })[],
): Promise<void> {
  if (cuti.length === 0) return
  await sql`
    update jadwal_pengganti g set jam_mulai = c.mulai, jam_selesai = c.selesai
    from unnest(${cuti.map((c) => c.karyawan_id)}::integer[], ${cuti.map((c) => c.tanggal)}::date[],
      ${cuti.map((c) => c.mulai)}::integer[], ${cuti.map((c) => c.selesai)}::integer[])
      as c (karyawan_id, tanggal, mulai, selesai)
    where g.karyawan_id = c.karyawan_id and g.tanggal = c.tanggal`.execute(tx)
}

/** The accounts of people, by who they are. */
export async function fetchAkun(
  tx: Tx,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ karyawan_id: number; id: number }>`
    select karyawan_id, id from pengguna where karyawan_id = any(${karyawanIds}::integer[])`.execute(tx)
  return new Map(rows.map(({ karyawan_id, id }) => [karyawan_id, id]))
}
