-- Once the review of a punch is over, its evidence tells its position to four decimals, as the page about privacy says. Of more, doubt
-- asks only whether two are equal, and a later look at the evidence only whether its phone had signed it.
alter table presensi_bukti
  -- HMAC of the person and the position to seven decimals
  add column sidik_titik bytea,
  -- null where no known phone is to have signed it
  add column tanda_sah boolean;

-- What older versions kept without seven decimals apart is of no use to doubt.
update presensi_bukti set latitude = round(latitude::numeric, 4), longitude = round(longitude::numeric, 4)
where lat7 is null and (latitude <> round(latitude::numeric, 4) or longitude <> round(longitude::numeric, 4));

-- What is still to be cut.
create index presensi_bukti_digit on presensi_bukti (tanggal, kejadian_id) where lat7 is not null;

create function periksa_potong_bukti() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.lat7 is null or new.lat7 is not null or new.sidik_titik is null
    or (new.luring is null) <> (old.luring is null)
    or new.latitude is distinct from round(old.latitude::numeric, 4)::double precision
    or new.longitude is distinct from round(old.longitude::numeric, 4)::double precision
  then
    raise exception 'evidence is cut once, and nothing else of it changes'
      using errcode = '23514', constraint = 'presensi_bukti_potong', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger presensi_bukti_potong before update on presensi_bukti
  for each row execute function periksa_potong_bukti();
grant update (latitude, longitude, lat7, lng7, luring, sidik_titik, tanda_sah) on presensi_bukti to rekan_app;

-- The same of a punch that became a request, once that is decided.
alter table koreksi_luring
  add column tanda_sah boolean,
  add column dipotong boolean not null default false;
create index koreksi_luring_digit on koreksi_luring (id) where luring is not null and not dipotong;
grant update (tanda_sah, dipotong) on koreksi_luring to rekan_app;

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
        b.lat7, b.lng7, encode(b.sidik_titik, 'hex') as sidik_titik, b.akurasi_dm
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
