-- Reports of a client's sites, charts that are counted as a report is computed, files of the columns that were chosen, and who
-- else a saved report is mailed to.
alter table laporan add column klien_id integer references klien, add column gambar jsonb;
-- null: all columns
alter table laporan_berkas add column kolom text[];
alter table laporan_tersimpan add column klien_id integer references klien, add column kolom text[];

create table laporan_penerima (
  tersimpan_id integer not null references laporan_tersimpan on delete cascade,
  pengguna_id integer not null references pengguna,
  primary key (tersimpan_id, pengguna_id)
);
grant select, insert, delete on laporan_penerima to rekan_app;
