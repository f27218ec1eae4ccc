import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db.ts'

const FIVE_WEEKS = 36

/**
 * Gives everybody of a company so many days of attendance up to 20 November 2026, two punches each, one in fifty marked
 * and, older than a week, reviewed; today two in three have come. Runs as the owner. Only reads may follow: the checks of
 * what is written are gone.
 *
 * @param months over how many the days are spread, but for those of the last five weeks; as few as hold them unless told
 */
export async function growAttendance(owner: Db, days: number, months = 0): Promise<void> {
  const older = Math.max(days - FIVE_WEEKS, 0)
  const step = Math.max(1, Math.floor((months * 30.4 - FIVE_WEEKS) / Math.max(older, 1)))
  const span = Math.min(days, FIVE_WEEKS) + older * step
  await sql`
    do $$ declare c record; begin
      for c in select conname, conrelid::regclass as tabel from pg_constraint
        where contype = 'f' and conparentid = 0 and conrelid in ('presensi'::regclass, 'presensi_kejadian'::regclass, 'presensi_selfie'::regclass)
      loop execute format('alter table %s drop constraint %I', c.tabel, c.conname); end loop;
    end $$`.execute(owner)
  await sql`alter table presensi_kejadian disable trigger user`.execute(owner)
  await sql`
    select siapkan_bulan(bulan::date) from generate_series(
      date_trunc('month', date '2026-11-20' - ${span}::integer), date '2026-12-01', interval '1 month') bulan`.execute(
    owner,
  )
  // Day by day, as it comes about: one person's days lie far apart.
  await sql`
    insert into presensi (karyawan_id, tanggal)
    select k.id, date '2026-11-20' - d - greatest(d - ${FIVE_WEEKS}::integer, 0) * ${step - 1}::integer
    from generate_series(${days - 1}::integer, 0, -1) d, karyawan k
    where d > 0 or k.id % 3 <> 0`.execute(owner)
  await sql`
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi, jarak_meter,
      di_luar_area, perlu_tinjauan, keterangan, telat_detik, selfie_sha256, ditinjau_oleh_id, ditinjau_pada, diterima)
    select r.id, r.tanggal, j.jenis, (r.tanggal + j.jam) at time zone 'UTC', 1, -6.175, 106.827, 12, 'dalam', 0, l.luar, l.luar, '',
      case when j.jenis = 'check_in' and r.id % 12 = 0 then 700 else 0 end, sha256((r.id || j.jenis)::bytea),
      case when t.sudah then h.id end, case when t.sudah then (r.tanggal + 1)::timestamptz end, case when t.sudah then true end
    from presensi r
      cross join (values ('check_in', time '00:50'), ('check_out', time '10:05')) j (jenis, jam)
      cross join (select min(id) as id from pengguna where role = 'hrd') h
      cross join lateral (select r.id % 50 = 0 and j.jenis = 'check_in' as luar) l
      cross join lateral (select l.luar and r.tanggal < date '2026-11-13' as sudah) t
    where r.tanggal < date '2026-11-20' or j.jenis = 'check_in'`.execute(owner)
  await sql`
    insert into presensi_selfie (kejadian_id, tanggal, tipe, kunci)
    select e.id, e.tanggal, 'image/webp', 'selfie/' || r.tanggal || '/' || e.id || '.webp'
    from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal where r.tanggal > date '2026-10-20'`.execute(
    owner,
  )
  await sql`vacuum analyze`.execute(owner)
}
