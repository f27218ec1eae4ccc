-- Kinds of leave with their rules, as the law has them until the company says otherwise, and the banks.

create table jenis_cuti (
  id integer primary key,
  kode text not null unique,
  nama text not null,
  -- null: no fixed number, the document or an agreement says how long
  kuota numeric(5, 1) check (kuota > 0),
  satuan text not null check (satuan in ('hari', 'bulan')),
  kuota_per text not null,
  dibayar boolean not null,
  dokumen_wajib boolean not null,
  contoh_dokumen text,
  khusus_jenis_kelamin text check (khusus_jenis_kelamin in ('L', 'P')),
  mengurangi_cuti_tahunan boolean not null,
  masa_kerja_minimum_bulan smallint not null check (masa_kerja_minimum_bulan >= 0),
  cara_hitung text not null check (cara_hitung in ('hari_kerja', 'kalender')),
  dasar_hukum text not null,
  aktif boolean not null
);

create table bank (
  -- the three digits of the transfer code, as a number
  id integer primary key check (id between 1 and 999),
  nama text not null,
  singkatan text not null
);

grant select on jenis_cuti, bank to rekan_app;
