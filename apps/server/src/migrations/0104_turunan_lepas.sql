-- A week or a placement that is changed from a day in the past on changes what people were to work then: what was frozen of
-- these days follows from the week again, unless somebody stands in for it.
create function lepas_turunan(orang integer[], dari date, sampai date, saat timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update penugasan t set dibatalkan_pada = saat
  where t.karyawan_id = any(orang) and t.tanggal between dari and sampai and t.turunan and t.dibatalkan_pada is null
    and not exists (select from penugasan g where g.menggantikan_id = t.id and g.dibatalkan_pada is null);
  update presensi r set penugasan_id = null
  from penugasan t
  where r.karyawan_id = any(orang) and r.tanggal between dari and sampai and t.id = r.penugasan_id
    and t.turunan and t.dibatalkan_pada is not null;
end $$;
revoke execute on function lepas_turunan from public;
grant execute on function lepas_turunan to rekan_app;

create or replace function periksa_presensi_beku() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.penugasan_id is null and exists (
      select from penugasan where id = new.penugasan_id and turunan and dibatalkan_pada is null))
    or (new.penugasan_id is null and exists (
      select from penugasan where id = old.penugasan_id and turunan and dibatalkan_pada is not null))
  then
    return new;
  end if;
  raise exception 'a record stays with its work'
    using errcode = '23514', constraint = 'presensi_penugasan_tetap', table = tg_table_name;
end $$;
