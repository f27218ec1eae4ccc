-- Who coordinates a site, by date: they see, punch for and review the works there. Of a site without any, HR does.
create table kantor_koordinator (
  kantor_id integer not null references kantor,
  pengguna_id integer not null references pengguna,
  mulai date not null,
  sampai date check (sampai >= mulai),
  primary key (kantor_id, pengguna_id, mulai),
  constraint kantor_koordinator_sekali exclude using gist
    (kantor_id with =, pengguna_id with =, daterange(mulai, sampai, '[]') with &&)
);
create index kantor_koordinator_akun on kantor_koordinator (pengguna_id);
grant select, insert, update, delete on kantor_koordinator to rekan_app;

-- So many minutes past its tolerance a work without a punch is told of.
alter table kantor add column alarm_menit smallint not null default 10 check (alarm_menit between 0 and 240);
grant update (alarm_menit) on kantor to rekan_app;

-- Who works where on a date: at the offices of the placements in force, unless a roster stands in place of the week, and at
-- the sites of the works of that date. It names no path, so that a query takes it in as if it stood there.
create function kerja_di(hari date) returns table (karyawan_id integer, kantor_id integer) language sql stable as $$
  select p.karyawan_id, p.kantor_id from public.penempatan p
  where p.tanggal_masuk <= hari and (p.tanggal_selesai is null or p.tanggal_selesai >= hari)
    and not exists (select from public.jadwal_pengganti g
      where g.karyawan_id = p.karyawan_id and g.tanggal = hari and g.jam_mulai is null)
  union all
  select t.karyawan_id, t.kantor_id from public.penugasan t where t.tanggal = hari and t.dibatalkan_pada is null
$$;

-- A punch is reviewed by HR, by the person's coordinators of that day, by those of the site where it was made, and by who
-- stands in for them.
create or replace function periksa_tinjauan() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
    select from (
      select p.koordinator_id, p.kantor_id, p.tanggal_masuk as mulai, p.tanggal_selesai as sampai from penempatan p
      where p.karyawan_id = pemilik
      union all
      select l.pengguna_id, l.kantor_id, l.mulai, l.sampai from kantor_koordinator l where l.kantor_id = new.kantor_id) a
      join kantor o on o.id = a.kantor_id
    where (a.koordinator_id = new.ditinjau_oleh_id or exists (
        select from koordinator_pengganti g where g.koordinator_id = a.koordinator_id
          and g.pengganti_id = new.ditinjau_oleh_id and g.dicabut_pada is null and g.masa @> new.ditinjau_pada))
      and (new.ditinjau_pada at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end)::date
        between a.mulai and coalesce(a.sampai, 'infinity')))
  then
    return new;
  end if;
  raise exception 'the punch is not this account''s to review'
    using errcode = '23514', constraint = 'tinjauan_peninjau', table = tg_table_name;
end $$;
