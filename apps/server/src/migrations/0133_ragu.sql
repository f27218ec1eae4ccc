-- What doubt about a punch is reckoned from, kept as long as exact positions: the position to seven decimals and the radius to
-- 0.1 m, where the phone's evidence tells them.
alter table presensi_bukti
  -- ten-millionths of a degree
  add column lat7 integer,
  add column lng7 integer,
  -- decimetres
  add column akurasi_dm integer,
  add constraint presensi_bukti_teliti check ((lat7 is null) = (lng7 is null));

-- Who used a phone lately.
create index presensi_bukti_ponsel on presensi_bukti (ponsel_id, taksir) where ponsel_id is not null;

-- A person's own punches of the works before `hari`, the latest first, and who else punched for themselves with a phone within an
-- hour of a moment. A function, so that the statement of a punch keeps its plan, whatever month is read.
create function riwayat_ragu(orang integer, hari date, nomor_ponsel integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return json_build_object(
    'lalu', (select coalesce(json_agg(l order by l.saat desc), '[]') from (
      select e.tanggal, (extract(epoch from coalesce(b.taksir, e.waktu)) * 1000)::bigint as saat,
        coalesce(b.latitude, e.latitude) as lat, coalesce(b.longitude, e.longitude) as lng, coalesce(e.akurasi, 0) as akurasi,
        b.lat7, b.lng7, b.akurasi_dm
      from (select r.id, r.tanggal from presensi r
          where r.karyawan_id = orang and r.tanggal between hari - 60 and hari
          order by r.tanggal desc limit 16) r
        join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and e.tanggal between hari - 60 and hari
        left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal and b.tanggal between hari - 60 and hari
      where e.oleh_id is null and not e.dikoreksi) l),
    'pemakai', case when nomor_ponsel is null then '[]'::json else (
      select coalesce(json_agg(p), '[]') from (
        select r.karyawan_id, (extract(epoch from b.taksir) * 1000)::bigint as saat
        from presensi_bukti b
          join presensi_kejadian e on e.id = b.kejadian_id and e.tanggal = b.tanggal and e.tanggal between hari - 3 and hari
          join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal and r.tanggal between hari - 3 and hari
        where b.ponsel_id = nomor_ponsel and b.taksir between saat - interval '1 hour' and saat + interval '1 hour'
          and b.tanggal between hari - 3 and hari and e.oleh_id is null and r.karyawan_id <> orang
        order by b.taksir desc limit 100) p) end);
end $$;
