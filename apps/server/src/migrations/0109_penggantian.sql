-- Somebody stands in for a work: one at a time.
create unique index penugasan_pengganti_satu on penugasan (menggantikan_id)
  where menggantikan_id is not null and dibatalkan_pada is null;

-- A work that is offered to several people: who takes it first has it.
create table tawaran (
  id integer generated always as identity primary key,
  -- the work to be taken over
  penugasan_id bigint not null references penugasan,
  alasan text not null check (length(alasan) between 1 and 200),
  dibuat_oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  -- the work that it became
  menjadi_id bigint references penugasan,
  diambil_oleh_id integer references karyawan,
  diambil_pada timestamptz,
  ditutup_pada timestamptz,
  constraint tawaran_diambil check (num_nonnulls(menjadi_id, diambil_oleh_id, diambil_pada) in (0, 3)),
  constraint tawaran_satu_akhir check (diambil_pada is null or ditutup_pada is null)
);
create unique index tawaran_terbuka on tawaran (penugasan_id) where diambil_pada is null and ditutup_pada is null;
create table tawaran_calon (
  tawaran_id integer not null references tawaran,
  karyawan_id integer not null references karyawan,
  ditolak_pada timestamptz,
  primary key (tawaran_id, karyawan_id)
);
create index tawaran_calon_orang on tawaran_calon (karyawan_id, tawaran_id);
grant select, insert, update on tawaran, tawaran_calon to rekan_app;
