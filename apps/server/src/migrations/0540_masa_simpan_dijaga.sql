-- A shorter term of evidence deletes nothing sooner than others have had time to hold it: until then the longest of the terms before
-- is in force, whoever shortened it.
create index pengaturan_dilonggarkan_kunci on pengaturan_dilonggarkan (kunci, sampai);
create or replace function batas_simpan(hari date) returns date language sql stable set search_path = public, pg_temp as $$
  select (hari - make_interval(months => greatest(
    coalesce((
      select case when nilai in (select to_jsonb(n) from generate_series(1, 120) n) then nilai::integer end from pengaturan
      where kunci = 'simpan_foto_bulan' and berlaku_dari <= hari order by berlaku_dari desc limit 1), 12),
    (select max(d.sebelum::integer) from pengaturan_dilonggarkan d
      where d.kunci = 'simpan_foto_bulan' and d.sampai > (hari::timestamp at time zone 'Asia/Jakarta')))))::date
$$;
