-- What hardly any punch needs stands in statements of its own: PostgreSQL sets up every part of a statement each time, those
-- that give nothing too, and that was half of what a punch asked of it.
create or replace function riwayat_ragu(orang integer, hari date, nomor_ponsel integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  lalu json;
  pemakai json := '[]';
begin
  select coalesce(json_agg(l order by l.saat desc), '[]') into lalu from (
    select e.tanggal, (extract(epoch from coalesce(b.taksir, e.waktu)) * 1000)::bigint as saat,
      coalesce(b.latitude, e.latitude) as lat, coalesce(b.longitude, e.longitude) as lng, coalesce(e.akurasi, 0) as akurasi,
      b.lat7, b.lng7, b.akurasi_dm
    from (select r.id, r.tanggal from presensi r
        where r.karyawan_id = orang and r.tanggal between hari - 60 and hari
        order by r.tanggal desc limit 16) r
      join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and e.tanggal between hari - 60 and hari
      left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal and b.tanggal between hari - 60 and hari
    where e.oleh_id is null and not e.dikoreksi) l;
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

-- The punches whose photo had these bytes, those that stand before those that were withdrawn: of each the person's own first,
-- then the latest.
create function foto_sama(sidik bytea, orang integer) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select coalesce(json_agg(json_build_object('kejadian_id', s.kejadian_id, 'tanggal', s.tanggal, 'sendiri', s.sendiri)
      order by s.ditarik, s.sendiri desc, s.kejadian_id desc), '[]')
    from (select f.*, row_number() over (partition by f.ditarik order by f.sendiri desc, f.kejadian_id desc) as ke
      from (select f.kejadian_id, f.tanggal, f.karyawan_id = orang as sendiri,
          exists (select from presensi_ditarik d where d.id = f.kejadian_id) as ditarik
        from selfie_diterima f where f.sha256 = sidik) f) s
    where s.ke <= 4);
end $$;
