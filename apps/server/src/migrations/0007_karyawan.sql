-- People found by name or kode in a company of any size, and what hiring, moving and leaving need.

create extension if not exists pg_trgm;

alter table karyawan
  -- what the directory's search looks into; a new line stands in no name
  add column cari text not null generated always as (lower(nama) || E'\n' || lower(kode)) stored,
  -- counts every change: who edits says which version they saw
  add column versi integer not null default 1,
  add constraint karyawan_kode_bentuk check (kode ~ '^[A-Z0-9][A-Z0-9./-]{0,19}$');
create index karyawan_cari on karyawan using gin (cari gin_trgm_ops);
create index karyawan_nama on karyawan (lower(nama), id);
create index karyawan_aktif_nama on karyawan (aktif, lower(nama), id);
create index penempatan_kantor on penempatan (kantor_id, karyawan_id);

create function karyawan_naik_versi() returns trigger language plpgsql as $$
begin
  new.versi := old.versi + 1;
  return new;
end $$;
create trigger karyawan_naik_versi before update on karyawan for each row execute function karyawan_naik_versi();

-- How the company numbers its people: the kode given last is `awalan` and `terakhir` in at least `lebar` digits.
create table penomoran_karyawan (
  satu boolean primary key default true check (satu),
  awalan text not null default 'KRY' check (awalan ~ '^[A-Z0-9][A-Z0-9./-]{0,9}$'),
  lebar smallint not null default 4 check (lebar between 1 and 9),
  terakhir integer not null default 0 check (terakhir >= 0)
);
insert into penomoran_karyawan default values;

grant select on penomoran_karyawan to rekan_app;
grant update (terakhir) on penomoran_karyawan to rekan_app;
