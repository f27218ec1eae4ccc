-- Photos come to lie by month as punches do, so that a month whose term is over leaves at once. Those that are there are not
-- copied: they stay where they are, and 0271 makes all of them together a part of what lies by month, once it is known that
-- each is of a day before the month in which that begins. The fingerprints stay in one table: servers of the release
-- before still write them by the punch alone.
alter table selfie_sidik drop constraint selfie_sidik_kejadian_id_fkey;

create table presensi_selfie_lain (
  like presensi_selfie including constraints including defaults including storage,
  primary key (kejadian_id)
);
do $$
declare
  mulai date := current_date + 3;
  bulan text;
  terisi boolean;
begin
  for bulan in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'presensi_kejadian'::regclass and c.relname ~ '_\d{6}$' order by 1 desc
  loop
    execute format('select exists (select from %I)', bulan) into terisi;
    continue when not terisi;
    mulai := greatest(mulai, to_date(right(bulan, 6), 'YYYYMM'));
    exit;
  end loop;
  mulai := (date_trunc('month', mulai) + interval '1 month')::date;
  -- What a clock far off brought.
  with jauh as (delete from presensi_selfie where kejadian_id in (
      select id from presensi_kejadian where tanggal >= mulai union select id from presensi_ditarik where tanggal >= mulai)
    returning *)
  insert into presensi_selfie_lain select * from jauh;
  execute format('alter table presensi_selfie add constraint presensi_selfie_sebelum check (tanggal < %L) not valid', mulai);
end $$;

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
