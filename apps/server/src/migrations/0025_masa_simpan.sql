-- Where a punch was made, exactly. It leaves with the photo, by month; the punch itself keeps three decimals (110 m).
create table presensi_bukti (
  kejadian_id bigint not null,
  -- the attendance day
  tanggal date not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  primary key (kejadian_id, tanggal)
) partition by range (tanggal);
-- Takes the rows of months that have no partition: what is held longer, and what a clock far off brings.
create table presensi_bukti_lain partition of presensi_bukti default;

-- Makes the partition of a month, unless rows of it stand in the default one.
create function siapkan_bukti(hari date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  awal date := date_trunc('month', hari)::date;
  akhir date := (date_trunc('month', hari) + interval '1 month')::date;
  nama text := 'presensi_bukti_' || to_char(hari, 'YYYYMM');
begin
  if to_regclass(nama) is not null
    or exists (select from presensi_bukti_lain where tanggal >= awal and tanggal < akhir) then
    return;
  end if;
  execute format('create table %I partition of presensi_bukti for values from (%L) to (%L)', nama, awal, akhir);
end $$;

do $$
declare
  bulan date;
begin
  for bulan in
    select distinct date_trunc('month', r.tanggal)::date
    from presensi r join presensi_kejadian e on e.presensi_id = r.id where e.latitude is not null
  loop
    perform siapkan_bukti(bulan);
  end loop;
end $$;

insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude)
select e.id, r.tanggal, e.latitude, e.longitude
from presensi_kejadian e join presensi r on r.id = e.presensi_id where e.latitude is not null;
update presensi_kejadian
set latitude = round(latitude::numeric, 3), longitude = round(longitude::numeric, 3) where latitude is not null;
alter table presensi_kejadian add constraint presensi_kejadian_kasar check (
  latitude = round(latitude::numeric, 3)::double precision and longitude = round(longitude::numeric, 3)::double precision);

-- Photos and positions of these people that outlive the term, because somebody may have to prove something with them: of
-- one person, or of all who are part of a case. Until it is lifted.
create table penahanan (
  id integer generated always as identity primary key,
  -- what the case is called; null where one person alone is meant
  perkara text check (length(perkara) between 1 and 100),
  alasan text not null check (length(alasan) between 1 and 500),
  dibuat_oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  dicabut_oleh_id integer references pengguna,
  dicabut_pada timestamptz,
  check ((dicabut_oleh_id is null) = (dicabut_pada is null))
);
create table penahanan_karyawan (
  penahanan_id integer not null references penahanan,
  karyawan_id integer not null references karyawan,
  primary key (penahanan_id, karyawan_id)
);
create index penahanan_karyawan_karyawan on penahanan_karyawan (karyawan_id);
grant select, insert on penahanan, penahanan_karyawan to rekan_app;
grant update (dicabut_oleh_id, dicabut_pada) on penahanan to rekan_app;

-- Whether a punch's photo and position are still needed: it waits to be looked at, a correction of its day is under way,
-- or its person is held.
create function is_ditahan(kejadian bigint) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from presensi_kejadian e join presensi r on r.id = e.presensi_id
    where e.id = kejadian and (
      (e.perlu_tinjauan and e.ditinjau_pada is null)
      or exists (select from absensi a
        where a.karyawan_id = r.karyawan_id and a.jenis_izin = 'KOREKSI_PRESENSI' and a.status = 'menunggu'
          and r.tanggal between a.tanggal_mulai and a.tanggal_selesai)
      or exists (select from penahanan_karyawan k join penahanan p on p.id = k.penahanan_id
        where k.karyawan_id = r.karyawan_id and p.dicabut_pada is null)))
$$;

-- The only way by which photo and position of a punch leave: never of one that is still needed. A punch with the digest
-- of a photo and without a row in presensi_selfie is one whose photo was deleted.
create function lupakan_kejadian(kejadian bigint[]) returns setof bigint
language sql security definer set search_path = public, pg_temp as $$
  with dilupakan as (select id from unnest(kejadian) as k (id) where not is_ditahan(id)),
  sidik as (delete from selfie_sidik where kejadian_id in (select id from dilupakan)),
  bukti as (delete from presensi_bukti b using presensi_kejadian e, presensi r
    where e.id in (select id from dilupakan) and r.id = e.presensi_id
      and b.kejadian_id = e.id and b.tanggal = r.tanggal),
  foto as (delete from presensi_selfie where kejadian_id in (select id from dilupakan))
  select id from dilupakan
$$;

-- Lets go of the months that lie before a day; what is left in them is still needed and is copied out first.
create function buang_bukti(sebelum date) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  nama text;
  banyak integer := 0;
begin
  for nama in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'presensi_bukti'::regclass and c.relname ~ '^presensi_bukti_\d{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= sebelum
  loop
    execute format('alter table presensi_bukti detach partition %I', nama);
    execute format('insert into presensi_bukti select * from %I where is_ditahan(kejadian_id)', nama);
    execute format('drop table %I', nama);
    banyak := banyak + 1;
  end loop;
  return banyak;
end $$;

revoke execute on function siapkan_bukti(date), lupakan_kejadian(bigint[]), buang_bukti(date) from public;
grant execute on function siapkan_bukti(date), lupakan_kejadian(bigint[]), buang_bukti(date) to rekan_app;
grant select, insert on presensi_bukti to rekan_app;
revoke delete on selfie_sidik from rekan_app;
