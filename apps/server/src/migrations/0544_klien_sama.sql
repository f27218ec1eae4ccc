-- A client that is entered twice is one: who signs for it by its other entry is told to those who signed before, and waits a day.
create function sebutan_klien(nama text) returns text language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select regexp_replace(regexp_replace(lower(nama), '\m(pt|cv|ud|tbk|persero)\M', '', 'g'), '[^a-z0-9]', '', 'g');
$$;
create index klien_sebutan on klien (sebutan_klien(nama));
create function klien_sama(klien integer) returns setof integer language sql stable set search_path = public, pg_temp rows 1 as $$
  select k.id from klien ini join klien k on k.id = ini.id or k.npwp = ini.npwp
    or (sebutan_klien(k.nama) = sebutan_klien(ini.nama) and sebutan_klien(ini.nama) <> '')
  where ini.id = klien;
$$;

create or replace function tahan_penanda() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  isi_kontrak boolean;
begin
  if not new.tanda_tangan then
    -- That it was given once stays; by whom is said anew when it is given again.
    new.penanda_oleh_id := null;
    new.penanda_mulai := null;
    return new;
  elsif tg_op = 'UPDATE' and old.tanda_tangan then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.penanda_pada := coalesce(new.penanda_pada, new.dibuat_pada);
  elsif new.penanda_oleh_id is null then
    new.penanda_pada := statement_timestamp();
  end if;
  isi_kontrak := exists (select from kontrak_klien_kontak k
    where k.kontrak_klien_id = new.kontrak_klien_id and k.id is distinct from new.id and k.penanda_pada is not null);
  new.penanda_mulai := case when isi_kontrak or (
    exists (select from kontrak_klien ini join kontrak_klien lain on lain.klien_id in (select klien_sama(ini.klien_id))
      join kontrak_klien_kontak k on k.kontrak_klien_id = lain.id
      where ini.id = new.kontrak_klien_id and k.id is distinct from new.id and k.penanda_pada is not null)
    and not exists (select from kontrak_klien ini join kontrak_klien lain on lain.klien_id in (select klien_sama(ini.klien_id))
      join kontrak_klien_kontak k on k.kontrak_klien_id = lain.id
      where ini.id = new.kontrak_klien_id and k.id is distinct from new.id and k.email = new.email and k.tanda_tangan
        and k.dicabut_pada is null and (k.penanda_mulai is null or k.penanda_mulai <= new.penanda_pada)))
    then new.penanda_pada + interval '24 hours' end;
  return new;
end $$;
