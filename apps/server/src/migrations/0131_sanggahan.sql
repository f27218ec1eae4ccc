-- A person disputes a punch that somebody else made for them. Until HR decides, it counts for nothing; where HR agrees, for good.
create table presensi_sanggahan (
  -- no reference: a month whose term is over leaves at once, and a punch that is withdrawn with it
  kejadian_id bigint primary key,
  -- the attendance day of the punch
  tanggal date not null,
  alasan text not null check (alasan <> ''),
  oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  -- HR's decision: whether the person is right
  diputus_pada timestamptz,
  diputus_oleh_id integer references pengguna,
  diterima boolean,
  alasan_putusan text,
  -- The punch was put right since: nothing is left to dispute.
  dikoreksi boolean not null default false,
  constraint presensi_sanggahan_putusan check (
    (diputus_pada is null) = (diputus_oleh_id is null) and (diputus_pada is null) = (diterima is null)),
  constraint presensi_sanggahan_bukan_sendiri check (diputus_oleh_id <> oleh_id)
);
create index presensi_sanggahan_menunggu on presensi_sanggahan (tanggal) where diputus_pada is null and not dikoreksi;
grant select, insert on presensi_sanggahan to rekan_app;
grant update (diputus_pada, diputus_oleh_id, diterima, alasan_putusan) on presensi_sanggahan to rekan_app;

-- Only whose punch it is disputes it, and only what another has made; what was decided stays.
create function periksa_sanggahan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pemilik integer;
begin
  if tg_op = 'UPDATE' then
    if new.diputus_pada is not distinct from old.diputus_pada then return new; end if;
    if old.diputus_pada is not null then
      raise exception 'a decision stays as it is'
        using errcode = '23514', constraint = 'presensi_sanggahan_sekali', table = tg_table_name;
    end if;
  elsif not exists (
    select from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      join pengguna u on u.karyawan_id = r.karyawan_id
    where e.id = new.kejadian_id and e.tanggal = new.tanggal and u.id = new.oleh_id and e.oleh_id <> u.id)
  then
    raise exception 'only what another has made for one is disputed'
      using errcode = '23514', constraint = 'presensi_sanggahan_milik', table = tg_table_name;
  end if;
  -- What counts of a day of a locked month stays as it is.
  perform tunggu_kunci();
  select r.karyawan_id into pemilik from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
  where e.id = new.kejadian_id and e.tanggal = new.tanggal;
  perform tolak_terkunci(kunci_atas(pemilik, daterange(new.tanggal, new.tanggal, '[]')));
  return new;
end $$;
create trigger presensi_sanggahan_periksa before insert or update on presensi_sanggahan
  for each row execute function periksa_sanggahan();

create function selesai_sanggahan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update presensi_sanggahan set dikoreksi = true where kejadian_id = new.id;
  return null;
end $$;
create trigger presensi_kejadian_sanggahan after update of dikoreksi on presensi_kejadian
  for each row when (new.dikoreksi) execute function selesai_sanggahan();
