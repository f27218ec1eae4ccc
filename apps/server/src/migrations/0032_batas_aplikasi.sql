-- What the application may do to evidence, narrowed to what it does: a fault of ours, or somebody who has its connection,
-- reaches no further.

-- The first day whose photos and positions are still kept on a day: `batasSimpan` of the setting in force. The setting's
-- default and bounds stand in packages/domain/src/pengaturan.ts as well; a test holds the two against each other.
create function batas_simpan(hari date) returns date language sql stable set search_path = public, pg_temp as $$
  select (hari - make_interval(months => coalesce((
    select case when nilai in (select to_jsonb(n) from generate_series(1, 120) n) then nilai::integer end from pengaturan
    where kunci = 'simpan_foto_bulan' and berlaku_dari <= hari order by berlaku_dari desc limit 1), 12)))::date
$$;
-- Whether photo and position of a punch leave on a day: their term is over and nothing needs them.
create function boleh_dilupakan(kejadian bigint, hari date) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select not is_ditahan(kejadian) and exists (
    select from kejadian_semua e join presensi r on r.id = e.presensi_id
    where e.id = kejadian and r.tanggal < batas_simpan(hari))
$$;

-- As before, and only what the term in force on the given day no longer keeps.
drop function lupakan_kejadian(bigint[]);
create function lupakan_kejadian(kejadian bigint[], hari date) returns setof bigint
language sql security definer set search_path = public, pg_temp as $$
  with dilupakan as (select id from unnest(kejadian) as k (id) where boleh_dilupakan(id, hari)),
  bukti as (delete from presensi_bukti b using kejadian_semua e, presensi r
    where e.id in (select id from dilupakan) and r.id = e.presensi_id
      and b.kejadian_id = e.id and b.tanggal = r.tanggal),
  foto as (delete from presensi_selfie where kejadian_id in (select id from dilupakan))
  select id from dilupakan
$$;

-- Lets go of the months that the term in force on the given day no longer keeps; what is still needed of them is copied
-- out first.
drop function buang_bukti(date);
create function buang_bukti(hari date) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  nama text;
  banyak integer := 0;
begin
  for nama in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'presensi_bukti'::regclass and c.relname ~ '^presensi_bukti_\d{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= batas_simpan(hari)
  loop
    execute format('alter table presensi_bukti detach partition %I', nama);
    execute format('insert into presensi_bukti select * from %I where is_ditahan(kejadian_id)', nama);
    execute format('drop table %I', nama);
    banyak := banyak + 1;
  end loop;
  return banyak;
end $$;
revoke execute on function lupakan_kejadian(bigint[], date), buang_bukti(date) from public;
grant execute on function lupakan_kejadian(bigint[], date), buang_bukti(date) to rekan_app;

-- An entry of the trail leaves the queue by its link, and in no other way.
create function lepas_antre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from audit_antre where audit_id in (select audit_id from baru);
  return null;
end $$;
create trigger audit_rantai_lepas after insert on audit_rantai referencing new table as baru
  for each statement execute function lepas_antre();
revoke delete on audit_antre from rekan_app;

-- Keys are published by the owner as a server starts: who adds to the trail cannot say by whom it is signed.
revoke insert on kunci_publik from rekan_app;

-- A mark stays, and so does what it says: somebody decides on the punch, nobody unmarks it.
create function periksa_tanda() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a mark stays with its punch'
    using errcode = '23514', constraint = 'presensi_kejadian_tanda_tetap', table = tg_table_name;
end $$;
create trigger presensi_kejadian_tanda before update of perlu_tinjauan, tanda on presensi_kejadian for each row
  when ((old.perlu_tinjauan and not new.perlu_tinjauan) or not new.tanda @> old.tanda)
  execute function periksa_tanda();

-- A photo is stored once: neither its bytes nor its key are exchanged for another's.
create function periksa_selfie_tetap() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a photo stays with its punch'
    using errcode = '23514', constraint = 'presensi_selfie_tetap', table = tg_table_name;
end $$;
create trigger presensi_selfie_tetap before update of isi, kunci, rusak on presensi_selfie for each row
  when ((old.kunci is not null and new.kunci is distinct from old.kunci)
    or (new.isi is not null and new.isi is distinct from old.isi)
    or (old.rusak and not new.rusak))
  execute function periksa_selfie_tetap();
