-- Of whose missing check-out of a day somebody was told: once, on however many servers.
create table pulang_terlupa (
  karyawan_id integer not null references karyawan,
  tanggal date not null,
  diberitahu_pada timestamptz not null,
  primary key (karyawan_id, tanggal)
);
grant select, insert on pulang_terlupa to rekan_app;
