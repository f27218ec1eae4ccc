-- The secret address by which a person's calendar reads their shifts: of it the digest alone is kept, so that it is shown
-- once. A new one takes the place of the old.
create table kalender (
  karyawan_id integer primary key references karyawan,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  dibuat_pada timestamptz not null
);
grant select, insert, update, delete on kalender to rekan_app;

-- When a roster was last published for a person and date, and when first: by these one knows what stood there before.
alter table jadwal_pengganti
  add column terbit_pada timestamptz,
  add column terbit_pertama timestamptz,
  add constraint jadwal_pengganti_terbit check (terbit_pertama <= terbit_pada);
