-- The roster of a site: its version grows with every change, so that the second of two who edit it is shown the first's.
create table roster (
  kantor_id integer primary key references kantor,
  versi integer not null default 1
);

-- What is drafted for a person on a date at a site; it takes the place of what was published there for them that day.
-- Several rows are several shifts; one without a kind of shift is a day off.
create table roster_draf (
  kantor_id integer not null references roster,
  karyawan_id integer not null references karyawan,
  tanggal date not null,
  ke smallint not null check (ke between 0 and 3),
  jenis_shift_id integer references jenis_shift,
  pos_id integer references pos,
  -- the shift is covered by approved leave, and not worked
  cuti boolean not null default false,
  primary key (kantor_id, karyawan_id, tanggal, ke),
  constraint roster_draf_libur check (jenis_shift_id is not null or (ke = 0 and pos_id is null and not cuti)),
  constraint roster_draf_cuti check (not cuti or pos_id is null)
);
-- Which cells each version changed: what the second of two editors is shown.
create table roster_perubahan (
  kantor_id integer not null references roster,
  versi integer not null,
  oleh_id integer not null references pengguna,
  pada timestamptz not null,
  -- [{ karyawan_id, tanggal }]
  sel jsonb not null,
  primary key (kantor_id, versi)
);
create index roster_draf_orang on roster_draf (karyawan_id, tanggal);

grant select, insert, update on roster to rekan_app;
grant select, insert, update, delete on roster_draf, roster_perubahan to rekan_app;
