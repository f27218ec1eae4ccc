-- Wages by the shift and by the piece, which are never nothing.
alter table upah drop constraint upah_satuan_check,
  add constraint upah_satuan_check check (satuan in ('bulan', 'hari', 'shift', 'potong')),
  add constraint upah_tarif check (satuan not in ('shift', 'potong') or pokok > 0);

-- How many pieces somebody made on a day, 0: none after all; without a rate of its own by that of the wage.
create table hasil_kerja (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  tanggal date not null,
  nama text not null check (nama = btrim(nama) and length(nama) between 1 and 60),
  jumlah integer not null check (jumlah between 0 and 1000000),
  -- whole rupiah a piece
  tarif integer check (tarif between 1 and 100000000),
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null
);
create unique index hasil_kerja_satu on hasil_kerja (karyawan_id, tanggal, lower(nama));
create trigger hasil_kerja_kunci_baru after insert on hasil_kerja
  for each row execute function periksa_kunci_hari('tanggal', 'tanggal');
create trigger hasil_kerja_kunci_ubah after update on hasil_kerja
  for each row execute function periksa_kunci_hari('tanggal', 'tanggal');
grant select, insert, update on hasil_kerja to rekan_app;
