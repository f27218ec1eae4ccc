-- Whom somebody at the desk asked when they left on a day: the last time, and who.
create table tanya_pulang (
  karyawan_id integer not null references karyawan,
  tanggal date not null,
  ditanya_oleh_id integer not null references pengguna,
  ditanya_pada timestamptz not null,
  primary key (karyawan_id, tanggal)
);
grant select, insert, update (ditanya_oleh_id, ditanya_pada) on tanya_pulang to rekan_app;
