-- A work to which nobody has come, told of: one row for each, whatever became of it. It is kept by person, date and start,
-- and freezes no work: a holiday that comes later still frees people.
create table alarm (
  id bigint generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  tanggal date not null,
  mulai timestamptz not null,
  selesai timestamptz not null check (selesai > mulai),
  kantor_id integer not null references kantor,
  pos_id integer references pos,
  -- since when it is told of; raised anew, since then
  naik_pada timestamptz not null,
  -- told so far: 0 the site's coordinators, 1 theirs, 2 HR
  tahap smallint not null check (tahap between 0 and 2),
  ditanggapi_oleh_id integer references pengguna,
  ditanggapi_pada timestamptz,
  reda_pada timestamptz,
  -- what ended it: they came, leave or a word of it, somebody stands in, it is no work of theirs any more, it is over
  sebab text check (sebab in ('datang', 'izin', 'digantikan', 'bebas', 'lewat')),
  -- the punch that ended it; withdrawn, the alarm is raised anew
  kejadian_id bigint,
  datang_pada timestamptz,
  constraint alarm_satu unique (karyawan_id, tanggal, mulai),
  constraint alarm_ditanggapi check ((ditanggapi_pada is null) = (ditanggapi_oleh_id is null)),
  constraint alarm_reda check ((reda_pada is null) = (sebab is null) and (sebab is not distinct from 'datang') = (datang_pada is not null))
);
create index alarm_menyala on alarm (selesai) where reda_pada is null;
create index alarm_reda on alarm (selesai) where reda_pada is not null;

-- What was told at once: of one site, in one minute, to one step of people.
create table alarm_pesan (
  id bigint generated always as identity primary key,
  kantor_id integer not null references kantor,
  tahap smallint not null check (tahap between 0 and 2),
  pada timestamptz not null,
  constraint alarm_pesan_satu unique (kantor_id, tahap, pada)
);
create table alarm_pesan_isi (
  pesan_id bigint not null references alarm_pesan on delete cascade,
  alarm_id bigint not null references alarm on delete cascade,
  primary key (pesan_id, alarm_id)
);
create index alarm_pesan_isi_alarm on alarm_pesan_isi (alarm_id);
create index alarm_pesan_lama on alarm_pesan (pada);

grant select, insert, update, delete on alarm to rekan_app;
grant select, insert, delete on alarm_pesan, alarm_pesan_isi to rekan_app;
-- One that was told of an alarm says who came when.
grant update (judul, isi) on notifikasi to rekan_app;
