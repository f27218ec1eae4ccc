-- An announcement may be for those alone who are on duty at the minute it is published: who they were is kept with it.
alter table pengumuman add column untuk_bertugas boolean not null default false;
create table pengumuman_bertugas (
  pengumuman_id integer not null references pengumuman on delete cascade,
  pengguna_id integer not null references pengguna,
  primary key (pengumuman_id, pengguna_id)
);
create index pengumuman_bertugas_pengguna on pengumuman_bertugas (pengguna_id);
grant select, insert, delete on pengumuman_bertugas to rekan_app;
