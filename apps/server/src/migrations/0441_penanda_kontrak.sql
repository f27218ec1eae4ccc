-- Who may sign for a client, given by whom and when: one added beside others signs after a day, or as soon as one of those says yes.
alter table kontrak_klien_kontak
  -- the last time the right to sign was given; null: never
  add column penanda_pada timestamptz,
  add column penanda_oleh_id integer references pengguna,
  -- from when it counts; null: at once
  add column penanda_mulai timestamptz;
-- Who signs already is not held.
update kontrak_klien_kontak k set penanda_pada = k.dibuat_pada, penanda_oleh_id = (
  select u.id from audit a join pengguna u on u.id = a.pengguna_id
  where a.objek = 'kontrak_klien_kontak' and a.objek_id = k.id::text and a.sebelum is null order by a.id limit 1)
where k.tanda_tangan;

-- Held here, whatever writes: a server of the release before gives no moment.
create function tahan_penanda() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
  new.penanda_mulai := case when exists (select from kontrak_klien_kontak k
    where k.kontrak_klien_id = new.kontrak_klien_id and k.id is distinct from new.id and k.penanda_pada is not null)
    then new.penanda_pada + interval '24 hours' end;
  return new;
end $$;
create trigger kontrak_klien_kontak_penanda before insert or update of tanda_tangan on kontrak_klien_kontak
  for each row execute function tahan_penanda();

-- A signature keeps by whom and when its contact was let sign, whatever becomes of that.
alter table berita_acara_tanda_tangan add column penanda_pada timestamptz, add column penanda_oleh text;
update berita_acara_tanda_tangan t set penanda_pada = k.penanda_pada,
  penanda_oleh = (select coalesce(o.nama, u.nama) from pengguna u left join karyawan o on o.id = u.karyawan_id
    where u.id = k.penanda_oleh_id)
from kontrak_klien_kontak k where k.id = t.kontak_id;

create function periksa_penanda() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from kontrak_klien_kontak k where k.id = new.kontak_id and k.penanda_mulai > new.pada) then
    raise exception 'this contact does not sign yet'
      using errcode = '23514', constraint = 'berita_acara_tanda_tangan_ditahan', table = tg_table_name;
  end if;
  select k.penanda_pada, coalesce(o.nama, u.nama) into new.penanda_pada, new.penanda_oleh
  from kontrak_klien_kontak k left join pengguna u on u.id = k.penanda_oleh_id left join karyawan o on o.id = u.karyawan_id
  where k.id = new.kontak_id;
  return new;
end $$;
create trigger berita_acara_tanda_tangan_penanda before insert on berita_acara_tanda_tangan
  for each row execute function periksa_penanda();

-- Letters that tell contacts of what was done in their client's name; apart from those that ask something of them, which servers of
-- the release before send as well.
create table kontak_kabar (
  id integer generated always as identity primary key,
  kontak_id integer not null references kontrak_klien_kontak,
  -- somebody else was let sign
  penanda_id integer references kontrak_klien_kontak,
  -- it was signed
  revisi_id integer references berita_acara_revisi,
  dibuat_pada timestamptz not null,
  coba_lagi_pada timestamptz,
  terkirim_pada timestamptz,
  constraint kontak_kabar_perihal check (num_nonnulls(penanda_id, revisi_id) = 1)
);
create index kontak_kabar_antre on kontak_kabar (id) where terkirim_pada is null;
grant select, insert, update, delete on kontak_kabar to rekan_app;

-- A code signs what it was asked for: these revisions. Null: of a server of the release before.
alter table kontak_surat add column untuk_revisi integer[];
alter table kontak_kode add column untuk_revisi integer[];

-- What the mail server said where it refused a letter for good: it was taken by nobody.
alter table kontak_surat add column ditolak text;
