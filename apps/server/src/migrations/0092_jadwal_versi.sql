-- What a schedule says holds by version, each from a day on until the next one: a change rewrites no day before it.
create table jadwal_versi (
  jadwal_id integer not null references jadwal on delete cascade,
  -- The first version of a schedule holds since ever.
  berlaku_dari date not null default '1900-01-01' check (berlaku_dari between '1900-01-01' and '2999-12-31'),
  toleransi_detik integer not null default 0 check (toleransi_detik between 0 and 14400),
  masuk_saat_libur boolean not null default false,
  -- Why it was dated back
  alasan text check (btrim(alasan) <> ''),
  primary key (jadwal_id, berlaku_dari)
);
insert into jadwal_versi (jadwal_id, toleransi_detik, masuk_saat_libur)
select id, toleransi_detik, masuk_saat_libur from jadwal;

alter table jadwal
  drop column toleransi_detik,
  drop column masuk_saat_libur,
  add column versi integer not null default 1;

-- An unpaid break is taken out of work that lasts longer than `istirahat_sesudah_detik`.
alter table jadwal_hari
  add column berlaku_dari date not null default '1900-01-01',
  add column istirahat_detik integer not null default 0,
  add column istirahat_sesudah_detik integer not null default 0 check (istirahat_sesudah_detik between 0 and 86400),
  add constraint jadwal_hari_istirahat check (istirahat_detik between 0 and 14400
    and istirahat_detik < jam_selesai - jam_mulai + case when jam_selesai <= jam_mulai then 86400 else 0 end),
  drop constraint jadwal_hari_pkey,
  add primary key (jadwal_id, berlaku_dari, hari),
  drop constraint jadwal_hari_jadwal_id_fkey,
  add foreign key (jadwal_id, berlaku_dari) references jadwal_versi on delete cascade;

grant select, insert, update, delete on jadwal_versi to rekan_app;
