-- Reports as they were asked for: computed beside the requests into rows, from which screen and files are written alike.
-- What one says is as of `dibuat_pada`; after a day it goes.
create table laporan (
  id integer generated always as identity primary key,
  oleh_id integer not null references pengguna,
  -- as whom it was asked for: who has another role since, or other branches, does not read it any more
  role text not null,
  kantor_ids integer[] not null default '{}',
  jenis text not null check (jenis ~ '^[a-z-]{1,40}$'),
  bulan date not null check (extract(day from bulan) = 1),
  kantor_id integer references kantor,
  koordinator_id integer references pengguna,
  status text not null default 'JALAN' check (status in ('JALAN', 'SELESAI', 'BATAL', 'TERHENTI')),
  -- steps done of all steps; all is null until they were counted
  selesai integer not null default 0 check (selesai >= 0),
  dari integer check (dari >= 0),
  -- rows and totals, once it is done
  baris integer check (baris >= 0),
  jumlah jsonb,
  dibuat_pada timestamptz not null,
  -- when whoever works at it was last heard of; null while it waits for somebody
  denyut_pada timestamptz,
  check ((baris is not null and jumlah is not null) = (status = 'SELESAI'))
);
create index laporan_oleh on laporan (oleh_id, id);
create index laporan_jalan on laporan (id) where status = 'JALAN';
create table laporan_baris (
  laporan_id integer not null references laporan on delete cascade,
  ke integer not null check (ke >= 0),
  sel jsonb not null,
  primary key (laporan_id, ke)
);
create table laporan_berkas (
  laporan_id integer not null references laporan on delete cascade,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  -- null until it was written
  isi bytea,
  -- it could not be
  gagal boolean not null default false,
  denyut_pada timestamptz,
  primary key (laporan_id, format)
);
create index laporan_berkas_tunggu on laporan_berkas (laporan_id) where isi is null and not gagal;
grant select, insert, update, delete on laporan, laporan_baris, laporan_berkas to rekan_app;
