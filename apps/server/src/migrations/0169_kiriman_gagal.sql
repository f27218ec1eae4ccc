-- How often a letter could not be handed over: what fails goes behind the others.
alter table laporan_kiriman add column gagal integer not null default 0 check (gagal >= 0);
drop index laporan_kiriman_tunggu;
create index laporan_kiriman_tunggu on laporan_kiriman (gagal, tersimpan_id) where selesai_pada is null;
