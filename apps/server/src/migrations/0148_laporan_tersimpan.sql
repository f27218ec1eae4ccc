-- Reports as somebody keeps them: what they are narrowed to, and on which day of the month they are mailed.
create table laporan_tersimpan (
  id integer generated always as identity primary key,
  pengguna_id integer not null references pengguna,
  nama text not null check (length(nama) between 1 and 60),
  jenis text not null check (jenis ~ '^[a-z-]{1,40}$'),
  -- the month that runs when it is asked for or mailed, or the one before
  masa text not null check (masa in ('BULAN_INI', 'BULAN_LALU')),
  kantor_id integer references kantor,
  koordinator_id integer references pengguna,
  -- null: it is not mailed. What is past a month's end goes on its last day.
  hari_kirim integer check (hari_kirim between 1 and 31),
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  -- since when it is mailed on that day: no month whose day was over by then
  kirim_sejak date not null,
  dibuat_pada timestamptz not null
);
create unique index laporan_tersimpan_nama on laporan_tersimpan (pengguna_id, lower(nama));
create index laporan_tersimpan_kirim on laporan_tersimpan (hari_kirim) where hari_kirim is not null;
-- One letter a saved report and month: whichever server writes the row first sends it.
create table laporan_kiriman (
  tersimpan_id integer not null references laporan_tersimpan on delete cascade,
  bulan date not null check (extract(day from bulan) = 1),
  laporan_id integer references laporan on delete set null,
  dibuat_pada timestamptz not null,
  -- when a server began to hand it over, and when it was; a letter is not handed over twice
  diambil_pada timestamptz,
  selesai_pada timestamptz,
  primary key (tersimpan_id, bulan)
);
create index laporan_kiriman_tunggu on laporan_kiriman (tersimpan_id) where selesai_pada is null;
grant select, insert, update, delete on laporan_tersimpan, laporan_kiriman to rekan_app;
