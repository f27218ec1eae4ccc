-- The directory at the same cost whatever the company's size.

-- Names change seldom and are searched all day: no list of pending entries that every search would have to read.
alter index karyawan_cari set (fastupdate = off);

-- Counts what changes how many people a filter of the directory finds, so that a count holds until the next such change.
create table direktori (
  satu boolean primary key default true check (satu),
  versi bigint not null default 0
);
insert into direktori default values;
grant select, update (versi) on direktori to rekan_app;

create function direktori_berubah() returns trigger language plpgsql as $$
begin
  update direktori set versi = versi + 1;
  return null;
end $$;
create trigger karyawan_direktori after insert or delete or update of nama, kode, aktif, jenis_karyawan_id on karyawan
  for each statement execute function direktori_berubah();
create trigger penempatan_direktori after insert or update or delete on penempatan
  for each statement execute function direktori_berubah();
