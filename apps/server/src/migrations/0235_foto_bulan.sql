-- Photos lie by month as punches do, so that a month whose term is over leaves at once. The fingerprints stay in one table:
-- servers of the release before still write them by the punch alone. About a minute for five million photos.
set local statement_timeout = 0;
alter table selfie_sidik drop constraint selfie_sidik_kejadian_id_fkey;
create index selfie_sidik_tanggal on selfie_sidik (tanggal);

create schema lama;
alter table presensi_selfie set schema lama;
create table presensi_selfie (
  like lama.presensi_selfie including constraints including defaults including storage,
  primary key (kejadian_id, tanggal)
) partition by range (tanggal);
create table presensi_selfie_lain partition of presensi_selfie default;

-- Makes the partitions of a month, each unless rows of it stand in its default one.
create or replace function siapkan_bulan(hari date) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  awal date := date_trunc('month', hari)::date;
  akhir date := (date_trunc('month', hari) + interval '1 month')::date;
  tabel text;
  nama text;
  terisi boolean;
begin
  foreach tabel in array array['presensi', 'presensi_kejadian', 'presensi_bukti', 'presensi_istirahat', 'presensi_selfie'] loop
    nama := tabel || '_' || to_char(hari, 'YYYYMM');
    continue when to_regclass(nama) is not null;
    execute format('select exists (select from %I where tanggal >= %L and tanggal < %L)', tabel || '_lain', awal, akhir)
      into terisi;
    continue when terisi;
    execute format('create table %I partition of %I for values from (%L) to (%L)', nama, tabel, awal, akhir);
  end loop;
end $$;

do $$
declare
  bulan date;
begin
  for bulan in
    select distinct date_trunc('month', tanggal)::date from lama.presensi_selfie
    union select to_date(right(c.relname, 6), 'YYYYMM') from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'presensi_kejadian'::regclass and c.relname ~ '_\d{6}$'
  loop
    perform siapkan_bulan(bulan);
  end loop;
end $$;
insert into presensi_selfie select * from lama.presensi_selfie;
drop schema lama cascade;

create index presensi_selfie_menunggu on presensi_selfie (kejadian_id) where kunci is null and not rusak;
create trigger presensi_selfie_periksa after insert on presensi_selfie
  for each row execute function periksa_selfie();
create trigger presensi_selfie_tetap before update of isi, kunci, rusak on presensi_selfie for each row
  when (old.kunci is not null and new.kunci is distinct from old.kunci
    or new.isi is not null and new.isi is distinct from old.isi or old.rusak and not new.rusak)
  execute function periksa_selfie_tetap();
grant select, insert on presensi_selfie to rekan_app;
grant update (isi, kunci, rusak, percobaan, coba_lagi_pada) on presensi_selfie to rekan_app;

-- A fingerprint is of a photo that is there.
create function periksa_sidik() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from presensi_selfie where kejadian_id = new.kejadian_id and tanggal = new.tanggal) then return null; end if;
  raise exception 'a fingerprint belongs to a photo'
    using errcode = '23503', constraint = 'selfie_sidik_foto', table = 'selfie_sidik';
end $$;
create trigger selfie_sidik_periksa after insert on selfie_sidik for each row execute function periksa_sidik();

create or replace function lupakan_kejadian(kejadian bigint[], hari date) returns setof bigint
language sql security definer set search_path = public, pg_temp as $$
  with dilupakan as (
    select e.id, e.tanggal from unnest(kejadian) as k (id) join kejadian_semua e on e.id = k.id
    where boleh_dilupakan(k.id, hari)),
  bukti as (delete from presensi_bukti b using dilupakan d where b.kejadian_id = d.id and b.tanggal = d.tanggal),
  sidik as (delete from selfie_sidik s using dilupakan d where s.kejadian_id = d.id),
  foto as (delete from presensi_selfie s using dilupakan d where s.kejadian_id = d.id and s.tanggal = d.tanggal)
  select id from dilupakan
$$;

-- The punches from `awal` to before `akhir` of which `is_ditahan` is true, all at once.
create function kejadian_ditahan(awal date, akhir date) returns setof bigint
language sql stable set search_path = public, pg_temp as $$
  select id from presensi_kejadian
  where tanggal >= awal and tanggal < akhir and perlu_tinjauan and ditinjau_pada is null
  union
  select e.id from kejadian_semua e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
  where e.tanggal >= awal and e.tanggal < akhir and r.tanggal >= awal and r.tanggal < akhir and r.karyawan_id in (
    select k.karyawan_id from penahanan_karyawan k join penahanan p on p.id = k.penahanan_id where p.dicabut_pada is null)
  union
  select e.id from kejadian_semua e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    join absensi a on a.karyawan_id = r.karyawan_id and r.tanggal between a.tanggal_mulai and a.tanggal_selesai
  where e.tanggal >= awal and e.tanggal < akhir and r.tanggal >= awal and r.tanggal < akhir
    and a.jenis_izin = 'KOREKSI_PRESENSI' and a.status = 'menunggu'
$$;

-- Months of photos that have left and whose files are still to be deleted; in no backup.
create schema buangan;
grant usage on schema buangan to rekan_app;

-- Lets go of the oldest month that the term in force on the given day no longer keeps: its photos move to `buangan`, its
-- positions are gone. What is still needed of both is copied out first. No row where no month is over.
create function buang_bulan(hari date) returns table (bulan date, foto integer, awal date, akhir date, bukti boolean)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  nama text;
  ditahan bigint[];
begin
  select to_date(s.akhiran, 'YYYYMM') into bulan
  from (select right(c.relname, 6) as akhiran from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('presensi_bukti'::regclass, 'presensi_selfie'::regclass) and c.relname ~ '_\d{6}$') s
  where to_date(s.akhiran, 'YYYYMM') + interval '1 month' <= batas_simpan(hari)
    and to_regclass('buangan.presensi_selfie_' || s.akhiran) is null
  order by 1 limit 1;
  if not found then return; end if;
  ditahan := array(select kejadian_ditahan(bulan, (bulan + interval '1 month')::date));
  foto := 0;
  nama := 'presensi_bukti_' || to_char(bulan, 'YYYYMM');
  bukti := to_regclass(nama) is not null;
  if bukti then
    execute format('alter table presensi_bukti detach partition %I', nama);
    execute format('insert into presensi_bukti select * from %I where kejadian_id = any($1)', nama) using ditahan;
    execute format('drop table %I', nama);
  end if;
  nama := 'presensi_selfie_' || to_char(bulan, 'YYYYMM');
  if to_regclass(nama) is not null then
    execute format('alter table presensi_selfie detach partition %I', nama);
    execute format('insert into presensi_selfie select * from %I where kejadian_id = any($1)', nama) using ditahan;
    execute format('delete from %I where kejadian_id = any($1)', nama) using ditahan;
    execute format('select count(*)::integer, min(tanggal), max(tanggal) from %I', nama) into foto, awal, akhir;
    execute format('alter table %I set schema buangan', nama);
    execute format('grant select on buangan.%I to rekan_app', nama);
    delete from selfie_sidik s
    where s.tanggal >= bulan and s.tanggal < bulan + interval '1 month' and s.kejadian_id <> all(ditahan);
  end if;
  return next;
end $$;

-- The files of a month that has left are deleted.
create function habiskan_buangan(nama text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if nama !~ '^presensi_selfie_\d{6}$' then raise exception 'no month of photos'; end if;
  execute format('drop table buangan.%I', nama);
end $$;
revoke execute on function buang_bulan(date), habiskan_buangan(text) from public;
grant execute on function buang_bulan(date), habiskan_buangan(text) to rekan_app;
