-- Who comes back after they left begins a second employment: their record has the first day of the newest, what was before stands here.
create table masa_kerja_lalu (
  karyawan_id integer not null references karyawan,
  mulai date not null,
  -- the last day of work
  akhir date not null check (akhir >= mulai),
  alasan text not null check (alasan <> ''),
  dicatat_oleh_id integer references pengguna,
  dicatat_pada timestamptz not null,
  primary key (karyawan_id, mulai),
  constraint masa_kerja_tidak_bertumpuk exclude using gist (karyawan_id with =, daterange(mulai, akhir, '[]') with &&)
);
grant select, insert on masa_kerja_lalu to rekan_app;

-- All employments of people; of the newest, the last day is null while they stay.
create view masa_kerja with (security_invoker = true) as
  select karyawan_id, mulai, akhir, alasan, false as kini from masa_kerja_lalu
  union all
  select id, tanggal_masuk, tanggal_keluar, alasan_keluar, true from karyawan;
grant select on masa_kerja to rekan_app;

create function periksa_masa_kerja() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from masa_kerja_lalu where karyawan_id = new.id and akhir >= new.tanggal_masuk) then
    raise exception 'an employment begins after the one before'
      using errcode = '23514', constraint = 'karyawan_masa_kerja', table = 'karyawan';
  end if;
  return null;
end $$;
create trigger karyawan_masa_kerja after update of tanggal_masuk on karyawan
  for each row when (new.tanggal_masuk <> old.tanggal_masuk) execute function periksa_masa_kerja();

-- A year of leave ended with an employment that ended on this day, with so many days left, which cannot be taken any more.
alter table hak_cuti
  add column berakhir date,
  add column sisa_berakhir double precision check (sisa_berakhir >= 0),
  add constraint hak_cuti_berakhir check ((berakhir is null) = (sisa_berakhir is null));
grant update (berakhir, sisa_berakhir) on hak_cuti to rekan_app;
