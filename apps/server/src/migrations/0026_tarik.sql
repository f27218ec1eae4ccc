-- A punch sent by mistake is withdrawn within the minute by who sent it: it moves here, with all that it says, and its
-- day is as if it had not been. Nothing leads back, and nothing is deleted.
create table presensi_ditarik (
  like presensi_kejadian including constraints,
  ditarik_pada timestamptz not null,
  ditarik_oleh_id integer not null references pengguna,
  primary key (id),
  foreign key (presensi_id) references presensi,
  foreign key (kantor_id) references kantor,
  foreign key (oleh_id) references pengguna,
  constraint presensi_ditarik_waktu check (ditarik_pada between waktu and waktu + interval '60 seconds'),
  -- what somebody has decided on or put right stands
  constraint presensi_ditarik_utuh check (ditinjau_pada is null and not dikoreksi)
);
alter table presensi_ditarik drop column sesudah;
create index presensi_ditarik_hari on presensi_ditarik (presensi_id);
create index presensi_ditarik_selfie on presensi_ditarik (selfie_sha256);

-- Every punch that was ever made, withdrawn or not: what asks of photos asks here.
create view kejadian_semua as
  select id, presensi_id, kantor_id, false as ditarik from presensi_kejadian
  union all
  select id, presensi_id, kantor_id, true from presensi_ditarik;

-- The photo stays where it is when its punch moves, and with it what it looks like.
alter table selfie_sidik
  drop constraint selfie_sidik_kejadian_id_fkey,
  add foreign key (kejadian_id) references presensi_selfie on delete cascade;
alter table presensi_selfie drop constraint presensi_selfie_kejadian_id_fkey;
create function periksa_selfie() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from kejadian_semua where id = new.kejadian_id) then
    raise exception 'a photo belongs to a punch'
      using errcode = '23503', constraint = 'presensi_selfie_kejadian', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger presensi_selfie_periksa after insert on presensi_selfie
  for each row execute function periksa_selfie();

-- The one way out of the table of punches, for a role that may delete nothing there: one punch, by the account that sent
-- it, within 60 seconds of it, as long as it is the person's last and nobody has decided on it.
create function tarik_kejadian(nomor bigint, oleh integer, saat timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kejadian presensi_kejadian;
  hari presensi;
begin
  select * into kejadian from presensi_kejadian where id = nomor for update;
  select * into hari from presensi where id = kejadian.presensi_id;
  if kejadian.id is null or oleh is distinct from
    coalesce(kejadian.oleh_id, (select id from pengguna where karyawan_id = hari.karyawan_id))
  then
    raise exception 'a punch is withdrawn by who sent it'
      using errcode = '23514', constraint = 'tarik_pengirim', table = 'presensi_kejadian';
  end if;
  if exists (
    select from presensi r join presensi_kejadian e on e.presensi_id = r.id
    where r.karyawan_id = hari.karyawan_id and r.tanggal >= hari.tanggal
      and (e.waktu, e.id) > (kejadian.waktu, kejadian.id))
  then
    raise exception 'the last punch alone is withdrawn'
      using errcode = '23514', constraint = 'tarik_terakhir', table = 'presensi_kejadian';
  end if;
  insert into presensi_ditarik select (jsonb_populate_record(null::presensi_ditarik,
    to_jsonb(kejadian) || jsonb_build_object('ditarik_pada', saat, 'ditarik_oleh_id', oleh))).*;
  delete from presensi_kejadian where id = nomor;
end $$;
revoke execute on function tarik_kejadian from public;
grant execute on function tarik_kejadian to rekan_app;

grant select on presensi_ditarik, kejadian_semua to rekan_app;

-- As before, of withdrawn punches too: what nothing needs of them leaves at the same time.
create or replace function is_ditahan(kejadian bigint) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from kejadian_semua e join presensi r on r.id = e.presensi_id
    where e.id = kejadian and (
      exists (select from presensi_kejadian t where t.id = e.id and t.perlu_tinjauan and t.ditinjau_pada is null)
      or exists (select from absensi a
        where a.karyawan_id = r.karyawan_id and a.jenis_izin = 'KOREKSI_PRESENSI' and a.status = 'menunggu'
          and r.tanggal between a.tanggal_mulai and a.tanggal_selesai)
      or exists (select from penahanan_karyawan k join penahanan p on p.id = k.penahanan_id
        where k.karyawan_id = r.karyawan_id and p.dicabut_pada is null)))
$$;
create or replace function lupakan_kejadian(kejadian bigint[]) returns setof bigint
language sql security definer set search_path = public, pg_temp as $$
  with dilupakan as (select id from unnest(kejadian) as k (id) where not is_ditahan(id)),
  bukti as (delete from presensi_bukti b using kejadian_semua e, presensi r
    where e.id in (select id from dilupakan) and r.id = e.presensi_id
      and b.kejadian_id = e.id and b.tanggal = r.tanggal),
  -- and with it what it looks like
  foto as (delete from presensi_selfie where kejadian_id in (select id from dilupakan))
  select id from dilupakan
$$;
