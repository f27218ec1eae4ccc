-- What HR adds to somebody's time off for overtime, or takes from it, and why.
create table koreksi_pengganti (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  -- on which day it was made; what is added may be taken from the next day on
  tanggal date not null,
  menit integer not null check (menit <> 0 and menit between -14400 and 14400),
  keterangan text not null check (length(keterangan) between 1 and 500),
  oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null
);
create index koreksi_pengganti_orang on koreksi_pengganti (karyawan_id, tanggal);
grant select, insert on koreksi_pengganti to rekan_app;
