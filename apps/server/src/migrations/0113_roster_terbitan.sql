-- Publications of many sites' rosters, done beside the requests. What is published commits with the row's last status, so that
-- one that is called off, or whose server dies, leaves nothing published.
create table roster_terbitan (
  id integer generated always as identity primary key,
  oleh_id integer not null references pengguna,
  mulai date not null,
  hari integer not null check (hari between 1 and 31),
  -- null: every site at which something is drafted
  kantor_ids integer[] check (cardinality(kantor_ids) between 1 and 1000),
  alasan text check (length(alasan) between 1 and 300),
  status text not null check (status in ('JALAN', 'SELESAI', 'SALAH', 'BATAL', 'TERHENTI')),
  -- steps done of all steps; all is null until the sites were looked for
  selesai integer not null default 0 check (selesai >= 0),
  dari integer check (dari >= 0),
  hasil jsonb,
  dibuat_pada timestamptz not null,
  -- when whoever works at it was last heard of; null while it waits for somebody
  denyut_pada timestamptz
);
-- One at a time in the company.
create unique index roster_terbitan_satu on roster_terbitan ((true)) where status = 'JALAN';
create index roster_draf_tanggal on roster_draf (tanggal, kantor_id);
grant select, insert, update on roster_terbitan to rekan_app;
