-- How far beside the line of its area a site still counts a punch as inside, from which day on it is closed, and which
-- version of it somebody saw.
alter table kantor
  add column toleransi_meter integer not null default 0 check (toleransi_meter between 0 and 500),
  -- the first day on which nobody works there any more
  add column tutup_mulai date,
  add column versi integer not null default 1,
  -- a circle beside the ring that stands for it: centre [lng, lat], radius in metres
  add constraint kantor_lingkaran check (not area ? 'lingkaran' or (
    jsonb_typeof(area #> '{lingkaran,pusat}') = 'array' and jsonb_array_length(area #> '{lingkaran,pusat}') = 2
    and jsonb_typeof(area #> '{lingkaran,radius}') = 'number'
    and (area #>> '{lingkaran,radius}')::numeric between 20 and 5000));

-- The punches of a site.
create index presensi_kejadian_kantor on presensi_kejadian (kantor_id, waktu);

-- Nobody is placed at a site on a day on which it is closed, whichever of the two is written later: who places holds the
-- site, and so does who closes it.
create function periksa_tempat_buka() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tutup date;
begin
  select tutup_mulai into tutup from kantor where id = new.kantor_id for share;
  if tutup is not null and coalesce(new.tanggal_selesai, 'infinity') >= tutup then
    raise exception 'the site is closed from % on', tutup
      using errcode = '23514', constraint = 'penempatan_lokasi_tutup', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger penempatan_periksa_tempat before insert or update of kantor_id, tanggal_masuk, tanggal_selesai on penempatan
  for each row execute function periksa_tempat_buka();

create function periksa_tutup() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.tutup_mulai is not null and exists (
    select from penempatan where kantor_id = new.id and coalesce(tanggal_selesai, 'infinity') >= new.tutup_mulai) then
    raise exception 'people are placed there on the day on which it is to be closed'
      using errcode = '23514', constraint = 'kantor_masih_ditempati', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger kantor_periksa_tutup before update of tutup_mulai on kantor
  for each row execute function periksa_tutup();

grant insert on kantor to rekan_app;
grant update (kode, nama, alamat, zona_waktu, kebijakan_lokasi, area, toleransi_meter, tutup_mulai, versi)
  on kantor to rekan_app;
