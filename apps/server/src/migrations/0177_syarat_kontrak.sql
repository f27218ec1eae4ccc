-- What a contract with a client pays for, from a day on until the next such day. Money is whole rupiah, shares are hundredths
-- of a percent.
create table kontrak_klien_syarat (
  id integer generated always as identity primary key,
  kontrak_klien_id integer not null references kontrak_klien,
  berlaku_dari date not null,
  -- a gap no longer than this counts as none
  toleransi_menit smallint not null check (toleransi_menit between 0 and 240),
  -- so long a place must have been manned to count as a man-day; a shorter shift must have been manned whole
  jam_penuh_menit smallint not null check (jam_penuh_menit between 1 and 1440),
  -- the last day of a period in its month; 31: the month's last
  tutup_buku smallint not null check (tutup_buku between 1 and 31),
  -- within so many minutes a replacement is promised
  ganti_dalam_menit smallint check (ganti_dalam_menit between 1 and 1440),
  -- so much of what is promised must be filled, in percent
  janji_pemenuhan smallint check (janji_pemenuhan between 1 and 100),
  -- so many days a sheet waits for its signature
  tenggat_hari smallint not null check (tenggat_hari between 1 and 60),
  -- the clause by which silence is consent; null: it never is
  pasal_diam text check (btrim(pasal_diam) <> '' and length(pasal_diam) <= 500),
  biaya_manajemen integer not null check (biaya_manajemen between 0 and 10000),
  ppn text not null check (ppn in ('tidak', 'biaya', 'semua')),
  pph23 text not null check (pph23 in ('tidak', 'biaya', 'semua')),
  -- what an empty man-day takes off; null: its share of the price alone
  potongan_kosong bigint check (potongan_kosong between 0 and 1000000000),
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null,
  constraint kontrak_klien_syarat_satu unique (kontrak_klien_id, berlaku_dari)
);
create table kontrak_klien_harga (
  syarat_id integer not null references kontrak_klien_syarat on delete cascade,
  jabatan text not null check (length(jabatan) between 1 and 100),
  satuan text not null check (satuan in ('bulan', 'hari', 'jam')),
  harga bigint not null check (harga between 0 and 1000000000),
  -- of the price on a holiday, in percent
  libur_persen smallint not null check (libur_persen between 100 and 500),
  -- what an approved hour of overtime costs; null: none is billed
  lembur_sejam bigint check (lembur_sejam between 0 and 1000000000)
);
create unique index kontrak_klien_harga_jabatan on kontrak_klien_harga (syarat_id, lower(jabatan));
-- How often the terms of a contract were written: what the second of two editors is told by.
alter table kontrak_klien add column syarat_versi integer not null default 1;
grant select, insert, update, delete on kontrak_klien_syarat, kontrak_klien_harga to rekan_app;
