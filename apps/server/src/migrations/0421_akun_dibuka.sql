-- Who opened somebody's account after its owner had set a password: gave a code for it, took its second factor off, gave it
-- another address or role. Whoever did might sign in as them, so for two weeks such an account decides nothing of theirs. What
-- was done before this table counts for nothing, nor does what an import of many does.
create table akun_dibuka (
  id bigint generated always as identity primary key,
  pengguna_id integer not null references pengguna,
  -- null: the operator at the machine, for an owner who has no second person
  oleh_id integer references pengguna check (oleh_id <> pengguna_id),
  cara text not null check (cara in ('KODE', 'FAKTOR', 'ALAMAT', 'PERAN')),
  pada timestamptz not null
);
create index akun_dibuka_akun on akun_dibuka (pengguna_id, pada);
create index akun_dibuka_oleh on akun_dibuka (oleh_id);
grant select, insert on akun_dibuka to rekan_app;

-- Published without a second person: by an account that the operator opened, or by the operator's command.
alter table payroll add column tanpa_orang_kedua boolean not null default false;

-- Who of a person's accounts opened an account within two weeks before, until when it decides nothing of them, and who else can; null:
-- nobody did. A person's accounts are one: that of the employee, and one without an employee under the same name.
create function pembuka_akun(akun integer, orang integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  buka record;
begin
  select b.pada, b.oleh_id into buka from akun_dibuka b join pengguna o on o.id = b.oleh_id
  where b.pengguna_id = akun and b.pada > saat - interval '14 days'
    and (o.karyawan_id = orang or (o.karyawan_id is null
      and lower(btrim(o.nama)) = (select lower(btrim(nama)) from karyawan where id = orang)))
  order by b.pada desc limit 1;
  if buka.pada is null then return null; end if;
  return json_build_object(
    'oleh', (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = buka.oleh_id),
    'sampai', buka.pada + interval '14 days',
    'siapa', array(select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id
        where u.role = 'hrd' and u.aktif and k.aktif is distinct from false and u.id <> akun and u.karyawan_id is distinct from orang
          and not exists (select from peran_lingkup l where l.pengguna_id = u.id)
          and not exists (select from akun_dibuka b where b.pengguna_id = u.id and b.oleh_id = buka.oleh_id
            and b.pada > saat - interval '14 days')
        order by 1 limit 3));
end $$;

-- Refuses what an account would decide of who opened it.
create function tolak_dibuka(akun integer, orang integer, saat timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  pembuka json := pembuka_akun(akun, orang, saat);
begin
  if pembuka is null then return; end if;
  raise exception 'who opened an account has nothing decided by it'
    using errcode = '23514', constraint = 'akun_dibuka', detail = pembuka::text;
end $$;

-- The arguments of the trigger: the columns of who decides, of whom, and when.
create function periksa_dibuka() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  baris jsonb := to_jsonb(new);
begin
  perform tolak_dibuka((baris ->> tg_argv[0])::integer, (baris ->> tg_argv[1])::integer, (baris ->> tg_argv[2])::timestamptz);
  return null;
end $$;
create trigger absensi_dibuka after insert or update of diputus_oleh_id on absensi
  for each row when (new.diputus_oleh_id is not null)
  execute function periksa_dibuka('diputus_oleh_id', 'karyawan_id', 'diputus_pada');
create trigger lembur_dibuka after insert or update of diputus_oleh_id on lembur
  for each row when (new.diputus_oleh_id is not null)
  execute function periksa_dibuka('diputus_oleh_id', 'karyawan_id', 'diputus_pada');
create trigger reimburse_dibuka after insert or update of diputus_oleh_id on reimburse
  for each row when (new.diputus_oleh_id is not null)
  execute function periksa_dibuka('diputus_oleh_id', 'karyawan_id', 'diputus_pada');
create trigger tukar_dibuka after update of diputus_oleh_id on tukar
  for each row when (new.diputus_oleh_id is not null)
  execute function periksa_dibuka('diputus_oleh_id', 'pemohon_id', 'diputus_pada');
create trigger tukar_rekan_dibuka after update of diputus_oleh_id on tukar
  for each row when (new.diputus_oleh_id is not null)
  execute function periksa_dibuka('diputus_oleh_id', 'rekan_id', 'diputus_pada');
create trigger rekening_tahan_dibuka after update of dikonfirmasi_oleh_id on rekening_tahan
  for each row when (new.dikonfirmasi_oleh_id is not null)
  execute function periksa_dibuka('dikonfirmasi_oleh_id', 'karyawan_id', 'dikonfirmasi_pada');
create trigger upah_dibuka after insert or update on upah
  for each row when (new.dibuat_oleh_id is not null)
  execute function periksa_dibuka('dibuat_oleh_id', 'karyawan_id', 'dibuat_pada');
create trigger kasbon_dibuka after insert on kasbon
  for each row execute function periksa_dibuka('dibuat_oleh_id', 'karyawan_id', 'dibuat_pada');
create trigger kasbon_ditutup_dibuka after update of ditutup_oleh_id on kasbon
  for each row when (new.ditutup_oleh_id is not null)
  execute function periksa_dibuka('ditutup_oleh_id', 'karyawan_id', 'ditutup_pada');
create trigger penyesuaian_dibuka after insert on penyesuaian
  for each row execute function periksa_dibuka('dibuat_oleh_id', 'karyawan_id', 'dibuat_pada');

-- Whose punch it is stands with its day.
create function periksa_dibuka_kejadian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tolak_dibuka(new.ditinjau_oleh_id, (select karyawan_id from presensi where id = new.presensi_id and tanggal = new.tanggal),
    new.ditinjau_pada);
  return null;
end $$;
create trigger presensi_kejadian_dibuka after update of ditinjau_oleh_id on presensi_kejadian
  for each row when (new.ditinjau_oleh_id is not null) execute function periksa_dibuka_kejadian();

create function periksa_dibuka_sanggahan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tolak_dibuka(new.diputus_oleh_id, (select r.karyawan_id from presensi_kejadian e
    join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal where e.id = new.kejadian_id and e.tanggal = new.tanggal),
    new.diputus_pada);
  return null;
end $$;
create trigger presensi_sanggahan_dibuka after update of diputus_oleh_id on presensi_sanggahan
  for each row when (new.diputus_oleh_id is not null) execute function periksa_dibuka_sanggahan();

create function periksa_dibuka_persetujuan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tolak_dibuka(new.oleh_id, (select karyawan_id from payroll where id = new.payroll_id), new.pada);
  return null;
end $$;
create trigger payroll_persetujuan_dibuka after insert on payroll_persetujuan
  for each row execute function periksa_dibuka_persetujuan();

-- Of the accounts that the operator opened, what they publish says so for as long.
create function periksa_dibuka_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tolak_dibuka(new.terbit_oleh_id, new.karyawan_id, new.terbit_pada);
  if exists (select from akun_dibuka where pengguna_id = new.terbit_oleh_id and oleh_id is null
    and pada > new.terbit_pada - interval '14 days')
  then
    new.tanpa_orang_kedua := true;
  end if;
  return new;
end $$;
create trigger payroll_dibuka before update on payroll
  for each row when (old.status = 'DRAFT' and new.status = 'TERBIT') execute function periksa_dibuka_payroll();
