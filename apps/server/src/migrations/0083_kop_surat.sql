-- How the company's papers look: a logo in the file store, by which ways it is reached, what stands at each page's foot.
-- A row stays as it is; a change is the next row, so that what was published goes on looking as it did.
create table kop_surat (
  id integer generated always as identity primary key,
  logo text,
  telepon text check (telepon <> ''),
  email text check (email <> ''),
  kaki text check (kaki <> ''),
  dibuat_pada timestamptz not null
);
grant select, insert on kop_surat to rekan_app;

alter table perusahaan add column kop_id integer references kop_surat;
alter table payroll add column kop_id integer references kop_surat;
