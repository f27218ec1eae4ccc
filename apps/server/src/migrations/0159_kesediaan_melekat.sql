-- Whether somebody consents to overtime that lies inside their shifts by plan: asked once, with the first roster that has it.
create table kesediaan_melekat (
  karyawan_id integer primary key references karyawan,
  diminta_pada timestamptz not null,
  bersedia_pada timestamptz,
  check (bersedia_pada >= diminta_pada)
);
grant select, insert, update on kesediaan_melekat to rekan_app;
