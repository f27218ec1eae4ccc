-- Workbooks of people on their way in: read and tried out first, written once somebody says so. What is written commits
-- with the row's last status, so that a server that dies leaves nothing half done. The file goes when it is over.
create table impor_karyawan (
  id integer generated always as identity primary key,
  oleh_id integer not null references pengguna,
  nama text not null check (length(nama) between 1 and 200),
  berkas bytea,
  status text not null check (status in ('PERIKSA', 'SIAP', 'SALAH', 'TULIS', 'SELESAI', 'BATAL', 'TERHENTI')),
  -- rows done of all rows; all is null until the file was read
  selesai integer not null default 0 check (selesai >= 0),
  dari integer check (dari >= 0),
  hasil jsonb,
  dibuat_pada timestamptz not null,
  -- when whoever works at it was last heard of; null while it waits for somebody
  denyut_pada timestamptz,
  check ((berkas is not null) = (status in ('PERIKSA', 'SIAP', 'TULIS')))
);
-- One at a time in the company.
create unique index impor_karyawan_satu on impor_karyawan ((true)) where status in ('PERIKSA', 'TULIS');
grant select, insert, update, delete on impor_karyawan to rekan_app;
