-- Somebody has looked at a punch that was marked, and decided.
alter table presensi_kejadian
  add column ditinjau_oleh_id integer references pengguna,
  add column ditinjau_pada timestamptz,
  add column diterima boolean,
  add column alasan_tinjauan text check (length(alasan_tinjauan) between 1 and 500),
  add constraint presensi_kejadian_tinjauan check (
    num_nulls(ditinjau_oleh_id, ditinjau_pada, diterima) in (0, 3)
    and (alasan_tinjauan is null or ditinjau_pada is not null)
    and (diterima is not false or alasan_tinjauan is not null));
-- What still waits to be looked at is little, whatever the table holds.
create index presensi_kejadian_menunggu on presensi_kejadian (presensi_id)
  where perlu_tinjauan and ditinjau_pada is null;

-- A marked punch is reviewed once, by HR or by who coordinates its person then, and never by that person nor by
-- who recorded it for them.
create function periksa_tinjauan() returns trigger language plpgsql as $$
declare
  pemilik integer;
  peninjau record;
begin
  if tg_op = 'UPDATE' and old.ditinjau_pada is not null then
    if (new.ditinjau_oleh_id, new.ditinjau_pada, new.diterima, new.alasan_tinjauan)
      is not distinct from (old.ditinjau_oleh_id, old.ditinjau_pada, old.diterima, old.alasan_tinjauan)
    then
      return new;
    end if;
    raise exception 'a review stays as it is'
      using errcode = '23514', constraint = 'tinjauan_sekali', table = tg_table_name;
  end if;
  if not new.perlu_tinjauan then
    raise exception 'only a marked punch is reviewed'
      using errcode = '23514', constraint = 'tinjauan_perlu', table = tg_table_name;
  end if;
  select karyawan_id into pemilik from presensi where id = new.presensi_id;
  select role, karyawan_id into peninjau from pengguna where id = new.ditinjau_oleh_id;
  if peninjau.karyawan_id = pemilik or new.oleh_id = new.ditinjau_oleh_id then
    raise exception 'nobody reviews their own'
      using errcode = '23514', constraint = 'tinjauan_bukan_sendiri', table = tg_table_name;
  end if;
  if peninjau.role = 'hrd' or (peninjau.role = 'koordinator' and exists (
    select from penempatan p join kantor o on o.id = p.kantor_id
    where p.karyawan_id = pemilik and p.koordinator_id = new.ditinjau_oleh_id
      and (new.ditinjau_pada at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end)::date
        between p.tanggal_masuk and coalesce(p.tanggal_selesai, 'infinity')))
  then
    return new;
  end if;
  raise exception 'the punch is not this account''s to review'
    using errcode = '23514', constraint = 'tinjauan_peninjau', table = tg_table_name;
end $$;
create trigger presensi_kejadian_tinjau before insert on presensi_kejadian
  for each row when (new.ditinjau_pada is not null) execute function periksa_tinjauan();
create trigger presensi_kejadian_ditinjau before update on presensi_kejadian
  for each row when (old.ditinjau_pada is not null or new.ditinjau_pada is not null) execute function periksa_tinjauan();

grant update (ditinjau_oleh_id, ditinjau_pada, diterima, alasan_tinjauan) on presensi_kejadian to rekan_app;
