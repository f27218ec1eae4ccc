-- Photos lie by month from a month on; those from before are one part, as they are. Reads and copies none of them.
-- Whoever punches waits behind who waits for this: it gives up sooner, and is tried again.
set local lock_timeout = '1s';
do $$
declare
  mulai date;
begin
  if (select relkind from pg_class where oid = 'presensi_selfie'::regclass) = 'p' then return; end if;
  select substring(pg_get_constraintdef(oid) from '\d{4}-\d\d-\d\d')::date into strict mulai from pg_constraint
  where conrelid = 'presensi_selfie'::regclass and conname = 'presensi_selfie_sebelum' and convalidated;

  alter table presensi_selfie rename to presensi_selfie_sebelum;
  alter table presensi_selfie_sebelum rename constraint presensi_selfie_pkey to presensi_selfie_sebelum_pkey;
  alter index presensi_selfie_menunggu rename to presensi_selfie_sebelum_menunggu;
  revoke all on presensi_selfie_sebelum from rekan_app;
  drop trigger presensi_selfie_periksa on presensi_selfie_sebelum;
  drop trigger presensi_selfie_tetap on presensi_selfie_sebelum;
  create table presensi_selfie (
    like presensi_selfie_sebelum including constraints including defaults including storage
  ) partition by range (tanggal);
  alter table presensi_selfie drop constraint presensi_selfie_sebelum;
  create index presensi_selfie_menunggu on presensi_selfie (kejadian_id) where kunci is null and not rusak;
  create trigger presensi_selfie_periksa after insert on presensi_selfie
    for each row execute function periksa_selfie();
  create trigger presensi_selfie_tetap before update of isi, kunci, rusak on presensi_selfie for each row
    when (old.kunci is not null and new.kunci is distinct from old.kunci
      or new.isi is not null and new.isi is distinct from old.isi or old.rusak and not new.rusak)
    execute function periksa_selfie_tetap();
  grant select, insert on presensi_selfie to rekan_app;
  grant update (isi, kunci, rusak, percobaan, coba_lagi_pada) on presensi_selfie to rekan_app;

  if exists (select from presensi_selfie_sebelum) then
    execute format('alter table presensi_selfie attach partition presensi_selfie_sebelum for values from (minvalue) to (%L)', mulai);
  else
    drop table presensi_selfie_sebelum;
  end if;
  alter table presensi_selfie attach partition presensi_selfie_lain default;
end $$;

-- The first day whose photos lie by month; null where all do.
create function awal_foto_terbagi() returns date language sql stable set search_path = public, pg_temp as $$
  select substring(pg_get_expr(relpartbound, oid) from 'TO \(''(.*)''\)')::date from pg_class
  where oid = to_regclass('presensi_selfie_sebelum')
$$;

-- Makes the partitions of a month, each unless rows of it stand in its default one, or its photos came before they were parted.
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
    continue when to_regclass(nama) is not null or tabel = 'presensi_selfie' and awal < awal_foto_terbagi();
    execute format('select exists (select from %I where tanggal >= %L and tanggal < %L)', tabel || '_lain', awal, akhir)
      into terisi;
    continue when terisi;
    execute format('create table %I partition of %I for values from (%L) to (%L)', nama, tabel, awal, akhir);
    -- Photos have their key in each part, so that those from before could stay as they are.
    if tabel = 'presensi_selfie' and not exists (select from pg_index where indrelid = to_regclass(nama) and indisprimary) then
      execute format('alter table %I add primary key (kejadian_id)', nama);
    end if;
  end loop;
end $$;

do $$
declare
  bulan date;
begin
  for bulan in
    select to_date(right(c.relname, 6), 'YYYYMM') from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'presensi_kejadian'::regclass and c.relname ~ '_\d{6}$'
  loop
    perform siapkan_bulan(bulan);
  end loop;
end $$;
