-- Who signs for a client is told to those who signed for it before, whichever of its contracts that was, and waits a day: another
-- contract begins with nobody. Who signs for the client already is not held at a contract that nobody has signed for.
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
    exists (select from kontrak_klien ini join kontrak_klien lain on lain.klien_id = ini.klien_id
      join kontrak_klien_kontak k on k.kontrak_klien_id = lain.id
      where ini.id = new.kontrak_klien_id and k.id is distinct from new.id and k.penanda_pada is not null)
    and not exists (select from kontrak_klien ini join kontrak_klien lain on lain.klien_id = ini.klien_id
      join kontrak_klien_kontak k on k.kontrak_klien_id = lain.id
      where ini.id = new.kontrak_klien_id and k.id is distinct from new.id and k.email = new.email and k.tanda_tangan
        and k.dicabut_pada is null and (k.penanda_mulai is null or k.penanda_mulai <= new.penanda_pada)))
    then new.penanda_pada + interval '24 hours' end;
  return new;
end $$;
