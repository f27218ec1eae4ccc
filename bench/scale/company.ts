import { sql } from 'kysely'
import karyawan from '../../apps/server/src/demo/data/karyawan.json' with { type: 'json' }
import type { Db } from '../../apps/server/src/platform/db.ts'

/** Names as people have them, some far more common than others. */
const NAMA = karyawan.flatMap(({ nama }) => nama.split(' '))

/** Fills a demo company up to `people`, at its offices, with two past placements each. Runs as the owner. */
export async function growCompany(owner: Db, people: number): Promise<void> {
  await owner.connection().execute(async (one) => {
    // What was planned while a table had a page reads all of it for each row that comes now.
    await sql`discard plans`.execute(one)
    await insertPeople(one, people)
  })
  // As the daemon does in time.
  await sql`vacuum analyze`.execute(owner)
}

async function insertPeople(owner: Db, people: number): Promise<void> {
  await sql`
    with nama as (select array_agg(n order by ke) as semua, count(*)::integer as n from unnest(${NAMA}::text[]) with ordinality t (n, ke)),
    tempat as (select array_agg(id order by id) as semua, count(*)::integer as n from kantor),
    ada as (select count(*)::integer as n from karyawan),
    baru as (
      insert into karyawan (kode, nama, nik, tempat_lahir, tanggal_lahir, jenis_kelamin, status_pernikahan_id,
        jenis_karyawan_id, tanggal_masuk, aktif)
      select 'SKL' || lpad(i::text, 6, '0'),
        nama.semua[1 + (i * 7919) % nama.n] || ' ' || nama.semua[1 + (i * 104729) % nama.n] || ' ' || nama.semua[1 + (i / 7) % nama.n],
        '88' || lpad(i::text, 14, '0'), 'Bandung', date '1990-01-01' + i % 5000, case when i % 2 = 0 then 'L' else 'P' end,
        1, 1 + i % 3, date '2020-01-01' + i % 2000, i % 20 <> 0
      from ada, nama, generate_series(ada.n + 1, ${people}::integer) i
      returning id, tanggal_masuk),
    akun as (insert into pengguna (role, karyawan_id, email) select 'karyawan', id, 'skl' || id || '@rekan.example' from baru)
    insert into penempatan (karyawan_id, kantor_id, jadwal_id, koordinator_id, jabatan, unit, tanggal_masuk, tanggal_selesai)
    select b.id, tempat.semua[1 + (b.id + ke) % tempat.n], 1, (select min(id) from pengguna where role = 'koordinator'),
      'Petugas ' || b.id % 50, 'Unit ' || b.id % 30, b.tanggal_masuk + ke * 100,
      case when ke < 2 then b.tanggal_masuk + ke * 100 + 99 end
    from baru b, tempat, generate_series(0, 2) ke`.execute(owner)
}
