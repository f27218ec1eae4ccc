-- Photos leave the database once they are re-encoded and in the file store; links to files are signed.

-- Made once by the owner at start and the same for every server on this database.
create table rahasia (
  nama text primary key,
  isi text not null check (length(isi) >= 43)
);

-- A row without `kunci` waits to be re-encoded: the table is its own queue (docs/decisions/0004).
alter table presensi_selfie
  alter column isi drop not null,
  -- the re-encoded photo's key in the file store; then the received bytes are gone
  add column kunci text check (kunci <> ''),
  -- turned out to be no photo: the received bytes stay as evidence and are never served
  add column rusak boolean not null default false,
  -- tries begun and never reported back
  add column percobaan smallint not null default 0,
  -- not to be tried before; while a try runs, when it counts as lost
  add column coba_lagi_pada timestamptz,
  add constraint presensi_selfie_tepat_satu check (num_nonnulls(isi, kunci) = 1),
  add constraint presensi_selfie_rusak_disimpan check (not rusak or isi is not null);
create index presensi_selfie_menunggu on presensi_selfie (kejadian_id) where kunci is null and not rusak;

grant select on rahasia to rekan_app;
grant update (isi, kunci, rusak, percobaan, coba_lagi_pada) on presensi_selfie to rekan_app;
grant update (perlu_tinjauan) on presensi_kejadian to rekan_app;
