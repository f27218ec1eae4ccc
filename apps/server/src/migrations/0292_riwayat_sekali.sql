-- What somebody's punches of before are asked of is their own works of sixty days, which are found first: who has none is asked
-- nothing more, and of everybody else only the months of those works are read.
create or replace function riwayat_ragu(orang integer, hari date, nomor_ponsel integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  nomor bigint[];
  awal date;
  akhir date;
  lalu json := '[]';
  pemakai json := '[]';
begin
  select array_agg(r.id), min(r.tanggal), max(r.tanggal) into nomor, awal, akhir from (
    select r.id, r.tanggal from presensi r
    where r.karyawan_id = orang and r.tanggal between hari - 60 and hari
    order by r.tanggal desc limit 16) r;
  if nomor is not null then
    select coalesce(json_agg(l order by l.saat desc), '[]') into lalu from (
      select e.tanggal, (extract(epoch from coalesce(b.taksir, e.waktu)) * 1000)::bigint as saat,
        coalesce(b.latitude, e.latitude) as lat, coalesce(b.longitude, e.longitude) as lng, coalesce(e.akurasi, 0) as akurasi,
        b.lat7, b.lng7, b.akurasi_dm
      from unnest(nomor) as r (id)
        join presensi_kejadian e on e.presensi_id = r.id and e.tanggal between awal and akhir
        left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal and b.tanggal between awal and akhir
      where e.oleh_id is null and not e.dikoreksi) l;
  end if;
  if nomor_ponsel is not null then
    select coalesce(json_agg(p), '[]') into pemakai from (
      select r.karyawan_id, (extract(epoch from b.taksir) * 1000)::bigint as saat
      from presensi_bukti b
        join presensi_kejadian e on e.id = b.kejadian_id and e.tanggal = b.tanggal and e.tanggal between hari - 3 and hari
        join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal and r.tanggal between hari - 3 and hari
      where b.ponsel_id = nomor_ponsel and b.taksir between riwayat_ragu.saat - interval '1 hour' and riwayat_ragu.saat + interval '1 hour'
        and b.tanggal between hari - 3 and hari and e.oleh_id is null and r.karyawan_id <> orang
      order by b.taksir desc limit 100) p;
  end if;
  return json_build_object('lalu', lalu, 'pemakai', pemakai);
end $$;
