-- A month of everybody's pay, made or published beside the requests, some people at a time: each portion commits with how far it is, so
-- that one that is called off or whose server dies leaves whole payslips, and goes on after the last of them.
create table proses_gaji (
  id integer generated always as identity primary key,
  oleh_id integer not null references pengguna,
  jenis text not null check (jenis in ('SUSUN', 'TERBITKAN')),
  tahun integer not null check (tahun between 2000 and 2200),
  bulan integer not null check (bulan between 1 and 12),
  slip text not null check (slip in ('BULANAN', 'THR', 'KOMPENSASI', 'AKHIR')),
  -- published although the month has not come to its last day
  sebelum_akhir boolean not null default false,
  -- people whose payslip is made, or payslips that are published, with the version of each that was seen
  ids integer[] not null check (cardinality(ids) > 0),
  versi integer[] check (cardinality(versi) = cardinality(ids)),
  status text not null check (status in ('JALAN', 'SELESAI', 'BATAL', 'TERHENTI')),
  selesai integer not null default 0 check (selesai between 0 and cardinality(ids)),
  hasil jsonb not null,
  dibuat_pada timestamptz not null,
  -- when whoever works at it was last heard of; null while it waits for somebody
  denyut_pada timestamptz
);
-- One at a time in the company.
create unique index proses_gaji_satu on proses_gaji ((true)) where status = 'JALAN';
grant select, insert, update on proses_gaji to rekan_app;
