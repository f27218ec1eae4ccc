-- What the company pays by days and shifts, and whose overtime it does not pay, each from a day on; 0 ends a rule.
create table aturan_upah (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('MAKAN', 'TRANSPORT', 'PREMI_SHIFT', 'PREMI_MALAM', 'POS', 'SERTIFIKAT', 'TANPA_LEMBUR')),
  kantor_id integer references kantor,
  jenis_shift_id integer references jenis_shift,
  pos_id integer references pos,
  sertifikat text references jenis_dokumen,
  jabatan text check (jabatan = btrim(jabatan) and length(jabatan) between 1 and 100),
  mulai date not null,
  -- whole rupiah a day or a shift
  jumlah integer not null check (jumlah between 0 and 10000000),
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null,
  constraint aturan_upah_sasaran check (num_nonnulls(kantor_id, jenis_shift_id, pos_id, sertifikat, jabatan) <= 1),
  constraint aturan_upah_tanpa_lembur check (jenis <> 'TANPA_LEMBUR' or (jumlah <= 1 and num_nonnulls(pos_id, jabatan) = 1))
);
create unique index aturan_upah_satu on aturan_upah
  (jenis, kantor_id, jenis_shift_id, pos_id, sertifikat, lower(jabatan), mulai) nulls not distinct;
grant select, insert on aturan_upah to rekan_app;
grant update (jumlah, dibuat_oleh_id, dibuat_pada) on aturan_upah to rekan_app;
