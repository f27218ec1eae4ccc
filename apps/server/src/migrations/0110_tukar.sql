-- Two people swap their works: one asks, the other accepts, a coordinator decides.
create table tukar (
  id integer generated always as identity primary key,
  pemohon_id integer not null references karyawan,
  penugasan_id bigint not null references penugasan,
  rekan_id integer not null references karyawan,
  rekan_penugasan_id bigint not null references penugasan,
  alasan text check (length(alasan) between 1 and 200),
  status text not null default 'DIMINTA'
    check (status in ('DIMINTA', 'DITERIMA', 'DITOLAK_REKAN', 'DIBATALKAN', 'DISETUJUI', 'DITOLAK')),
  dibuat_pada timestamptz not null,
  dijawab_pada timestamptz,
  -- null: it passed by itself
  diputus_oleh_id integer references pengguna,
  diputus_pada timestamptz,
  alasan_putusan text check (length(alasan_putusan) between 1 and 200),
  constraint tukar_bukan_sendiri check (pemohon_id <> rekan_id),
  constraint tukar_ditolak_beralasan check (status <> 'DITOLAK' or alasan_putusan is not null)
);
-- One open swap a work, whichever side it is on.
create unique index tukar_terbuka on tukar (penugasan_id) where status in ('DIMINTA', 'DITERIMA');
create unique index tukar_terbuka_rekan on tukar (rekan_penugasan_id) where status in ('DIMINTA', 'DITERIMA');
create index tukar_pemohon on tukar (pemohon_id);
create index tukar_rekan on tukar (rekan_id);
create index tukar_menunggu on tukar (id) where status = 'DITERIMA';
grant select, insert, update on tukar to rekan_app;
