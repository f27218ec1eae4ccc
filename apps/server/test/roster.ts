import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'

/**
 * Sites of forty people each, all of whom have `hari` days from `mulai` (a Monday) on drafted: a shift from Monday to
 * Friday, off at the weekend. Written directly, as the owner. Gives the sites.
 */
export async function growRoster(
  owner: Db,
  { orang, mulai, hari }: { readonly orang: number; readonly mulai: string; readonly hari: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into kantor (kode, nama, alamat, zona_waktu)
    select 'RST' || lpad(i::text, 4, '0'), 'Lokasi ' || i, 'Jalan ' || i, 'WIB'
    from generate_series(1, ceil(${orang}::integer / 40.0)::integer) i returning id`.execute(owner)
  const kantor = rows.map(({ id }) => id)
  await sql`
    with baru as (
      insert into karyawan (kode, nama, nik, tempat_lahir, tanggal_lahir, jenis_kelamin, status_pernikahan_id,
        jenis_karyawan_id, tanggal_masuk)
      select 'RST' || lpad(i::text, 6, '0'), 'Petugas ' || i, '77' || lpad(i::text, 14, '0'), 'Bandung', '1990-01-01', 'L',
        1, 1, '2024-01-01' from generate_series(1, ${orang}::integer) i
      returning id, nama),
    akun as (insert into pengguna (role, karyawan_id, email) select 'karyawan', id, 'rst' || id || '@rekan.example' from baru)
    insert into penempatan (karyawan_id, kantor_id, jadwal_id, koordinator_id, jabatan, unit, tanggal_masuk)
    select id, (${kantor}::integer[])[1 + (substr(nama, 9)::integer - 1) / 40], 1,
      (select min(id) from pengguna where role = 'koordinator'), 'Satpam', 'Lapangan', '2024-01-01' from baru`.execute(
    owner,
  )
  await sql`
    with j as (insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik)
      values ('Roster', 'R', 'biru', 25200, 54000, 3600) returning id),
    r as (insert into roster (kantor_id) select unnest(${kantor}::integer[]) returning kantor_id)
    insert into roster_draf (kantor_id, karyawan_id, tanggal, ke, jenis_shift_id)
    select r.kantor_id, p.karyawan_id, h::date, 0, case when extract(isodow from h) < 6 then j.id end
    from r join penempatan p using (kantor_id), j,
      generate_series(${mulai}::date, ${mulai}::date + ${hari - 1}::integer, interval '1 day') h`.execute(
    owner,
  )
  await sql`analyze`.execute(owner)
  return kantor
}
