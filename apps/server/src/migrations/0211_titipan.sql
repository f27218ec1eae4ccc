-- What a line of a payslip moves of somebody's own account beside their wage: an instalment of a kasbon, money they laid out, an
-- adjustment of a locked month. Each is taken once, however many slips are made at the same moment.
alter table payroll_baris
  add column sumber text check (sumber ~ '^(KASBON|REIMBURSE|PENYESUAIAN):[1-9][0-9]*$');
create index payroll_baris_sumber on payroll_baris (sumber) where sumber is not null;

create table kasbon (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  -- whole rupiah
  jumlah bigint not null check (jumlah between 1 and 10000000000),
  cicilan integer not null check (cicilan between 1 and 60),
  -- the first month that it is taken from
  mulai_tahun integer not null check (mulai_tahun between 2000 and 2200),
  mulai_bulan integer not null check (mulai_bulan between 1 and 12),
  keterangan text not null check (btrim(keterangan) <> '' and length(keterangan) <= 200),
  dibuat_oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  -- paid in another way, or waived: no more of it is taken
  ditutup_oleh_id integer references pengguna,
  ditutup_pada timestamptz,
  alasan_ditutup text check (btrim(alasan_ditutup) <> '' and length(alasan_ditutup) <= 500),
  constraint kasbon_cicilan_penuh check (jumlah >= cicilan),
  constraint kasbon_ditutup check (num_nonnulls(ditutup_oleh_id, ditutup_pada, alasan_ditutup) in (0, 3))
);
create index kasbon_karyawan on kasbon (karyawan_id);
grant select, insert, update (ditutup_oleh_id, ditutup_pada, alasan_ditutup) on kasbon to rekan_app;

-- A slip's newest revision says what was taken by it.
create view titipan_diambil as
  select b.sumber, p.karyawan_id, p.tahun, p.bulan, p.jenis, p.status, b.jumlah
  from payroll_baris b join payroll p on p.id = b.payroll_id
  where b.sumber is not null and not exists (select from payroll q where q.karyawan_id = p.karyawan_id and q.tahun = p.tahun
    and q.bulan = p.bulan and q.jenis = p.jenis and q.revisi > p.revisi);
grant select on titipan_diambil to rekan_app;

-- Money that somebody laid out for the company, with its receipt: asked for, decided by another, and paid once with a payslip.
create table reimburse (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  -- of the receipt
  tanggal date not null,
  jumlah bigint not null check (jumlah between 1 and 10000000000),
  keterangan text not null check (btrim(keterangan) <> '' and length(keterangan) <= 200),
  bukti text not null,
  bukti_nama text not null,
  -- SHA-256 of the receipt as it came
  sidik bytea not null check (length(sidik) = 32),
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DIBATALKAN')),
  diajukan_oleh_id integer not null references pengguna,
  diajukan_pada timestamptz not null,
  diputus_oleh_id integer references pengguna,
  diputus_pada timestamptz,
  alasan text check (btrim(alasan) <> '' and length(alasan) <= 500),
  constraint reimburse_diputus check ((status = 'MENUNGGU') = (num_nonnulls(diputus_oleh_id, diputus_pada) = 0)),
  constraint reimburse_ditolak_beralasan check (status <> 'DITOLAK' or alasan is not null)
);
create index reimburse_karyawan on reimburse (karyawan_id);
create index reimburse_status on reimburse (status) where status in ('MENUNGGU', 'DISETUJUI');
-- One receipt is paid once, whoever shows it.
create unique index reimburse_bukti_sekali on reimburse (sidik) where status in ('MENUNGGU', 'DISETUJUI');
grant select, insert, update (status, diputus_oleh_id, diputus_pada, alasan) on reimburse to rekan_app;

-- Decided once, by somebody else; its owner may take it back while it waits.
create function periksa_reimburse() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus pengguna;
begin
  if tg_op = 'UPDATE' and old.status <> 'MENUNGGU' then
    raise exception 'what was decided stays'
      using errcode = '23514', constraint = 'reimburse_tetap', table = tg_table_name;
  end if;
  if new.status in ('DISETUJUI', 'DITOLAK') then
    select * into pemutus from pengguna where id = new.diputus_oleh_id;
    if pemutus.role <> 'hrd' or pemutus.karyawan_id is not distinct from new.karyawan_id then
      raise exception 'somebody else of HR decides'
        using errcode = '23514', constraint = 'reimburse_orang_lain', table = tg_table_name;
    end if;
  end if;
  return new;
end $$;
create trigger reimburse_periksa before insert or update on reimburse
  for each row execute function periksa_reimburse();

-- What turns out of a locked month without opening it: a line of a later month's pay that names the day it stems from.
create table penyesuaian (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  -- the day it stems from, and the month that held it locked
  hari date not null,
  tahun integer not null check (tahun between 2000 and 2200),
  bulan integer not null check (bulan between 1 and 12),
  -- whole rupiah; below 0 it is taken off
  jumlah bigint not null check (jumlah <> 0 and jumlah between -10000000000 and 10000000000),
  keterangan text not null check (btrim(keterangan) <> '' and length(keterangan) <= 200),
  -- the punch that was taken before the lock and came after it
  absensi_id integer unique references absensi,
  dibuat_oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null
);
create index penyesuaian_karyawan on penyesuaian (karyawan_id);
grant select, insert, delete on penyesuaian to rekan_app;

create function periksa_penyesuaian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if kunci_atas(new.karyawan_id, daterange(new.hari, new.hari, '[]')) is null then
    raise exception 'a day that is open is put right itself'
      using errcode = '23514', constraint = 'penyesuaian_terkunci', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger penyesuaian_periksa before insert on penyesuaian for each row execute function periksa_penyesuaian();

-- Such a correction is settled with pay: approved, while its day stays as it was locked.
alter table absensi
  add column disusulkan boolean not null default false,
  add constraint absensi_disusulkan check (not disusulkan or (setelah_kunci and status = 'disetujui'));
grant update (disusulkan) on absensi to rekan_app;
drop trigger absensi_kunci_ubah on absensi;
create trigger absensi_kunci_ubah after update on absensi
  for each row when (old.status <> new.status and 'disetujui' in (old.status, new.status) and not new.disusulkan)
  execute function periksa_kunci_hari('tanggal_mulai', 'tanggal_selesai');

-- What a payslip has taken is not taken back.
create function periksa_hapus_penyesuaian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('PENYESUAIAN:' || old.id, 0));
  if exists (select from payroll_baris where sumber = 'PENYESUAIAN:' || old.id) then
    raise exception 'what a payslip has taken stays'
      using errcode = '23514', constraint = 'penyesuaian_diambil', table = tg_table_name;
  end if;
  return old;
end $$;
create trigger penyesuaian_hapus before delete on penyesuaian for each row execute function periksa_hapus_penyesuaian();

-- What a line settles is there, its owner's, and taken once.
create function periksa_titipan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  slip payroll;
  milik kasbon;
begin
  if new.sumber is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.sumber, 0));
  select * into slip from payroll where id = new.payroll_id;
  -- Replaced within the same transaction.
  if not found or not exists (select from payroll_baris where id = new.id) then return null; end if;
  if exists (select from payroll_baris where payroll_id = new.payroll_id and sumber = new.sumber and id <> new.id) then
    raise exception 'one line of it in a payslip'
      using errcode = '23514', constraint = 'payroll_titipan_sekali', table = tg_table_name;
  end if;
  if new.sumber like 'KASBON:%' then
    select * into milik from kasbon where id = split_part(new.sumber, ':', 2)::integer;
    if milik.karyawan_id is distinct from slip.karyawan_id
      or (select sum(jumlah) from titipan_diambil where sumber = new.sumber) > milik.jumlah
    then
      raise exception 'no more of a kasbon is taken than there is'
        using errcode = '23514', constraint = 'payroll_kasbon_lebih', table = tg_table_name;
    end if;
    return null;
  end if;
  if new.sumber like 'REIMBURSE:%' and not exists (select from reimburse r
    where r.id = split_part(new.sumber, ':', 2)::integer and r.karyawan_id = slip.karyawan_id and r.status = 'DISETUJUI'
      and r.jumlah >= new.jumlah)
  then
    raise exception 'what was approved is paid, to whom it is owed'
      using errcode = '23514', constraint = 'payroll_reimburse_disetujui', table = tg_table_name;
  end if;
  if new.sumber like 'PENYESUAIAN:%' and not exists (select from penyesuaian s
    where s.id = split_part(new.sumber, ':', 2)::integer and s.karyawan_id = slip.karyawan_id)
  then
    raise exception 'an adjustment is its owner''s, and is there'
      using errcode = '23514', constraint = 'payroll_titipan_sekali', table = tg_table_name;
  end if;
  if exists (select from titipan_diambil d where d.sumber = new.sumber
    and (d.karyawan_id, d.tahun, d.bulan, d.jenis) <> (slip.karyawan_id, slip.tahun, slip.bulan, slip.jenis))
  then
    raise exception 'it is paid once'
      using errcode = '23514', constraint = 'payroll_titipan_sekali', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger payroll_baris_titipan after insert on payroll_baris deferrable initially deferred
  for each row when (new.sumber is not null) execute function periksa_titipan();
