-- A kind of shift: of the company, or of one site. Clock times are seconds since local midnight; an end at or before the
-- start is the next day's, so that 07:00 to 07:00 is a whole day.
create table jenis_shift (
  id integer generated always as identity primary key,
  kantor_id integer references kantor,
  nama text not null check (length(nama) between 1 and 100),
  -- what a cell of the roster shows
  huruf text not null check (huruf ~ '^[A-Z][A-Z0-9]?$'),
  warna text not null check (warna in ('biru', 'hijau', 'kuning', 'jingga', 'merah', 'ungu', 'abu', 'toska')),
  jam_mulai integer not null check (jam_mulai between 0 and 86399),
  jam_selesai integer not null check (jam_selesai between 0 and 86399),
  -- unpaid, once so much has been worked
  istirahat_detik integer not null default 0 check (istirahat_detik between 0 and 14400),
  istirahat_sesudah_detik integer not null default 0 check (istirahat_sesudah_detik between 0 and 86400),
  toleransi_detik integer not null default 0 check (toleransi_detik between 0 and 14400),
  aktif boolean not null default true,
  versi integer not null default 1,
  -- L is the day off, in every cell
  constraint jenis_shift_bukan_libur check (huruf <> 'L')
);
create unique index jenis_shift_huruf on jenis_shift (coalesce(kantor_id, 0), huruf) where aktif;
create unique index jenis_shift_nama on jenis_shift (coalesce(kantor_id, 0), lower(nama)) where aktif;

-- A sequence of shifts and days off that begins anew after its last step.
create table pola (
  id integer generated always as identity primary key,
  nama text not null check (length(nama) between 1 and 100),
  aktif boolean not null default true,
  versi integer not null default 1
);
create unique index pola_nama on pola (lower(nama)) where aktif;
create table pola_langkah (
  pola_id integer not null references pola on delete cascade,
  ke integer not null check (ke between 0 and 365),
  -- null: a day off
  jenis_shift_id integer references jenis_shift,
  primary key (pola_id, ke)
);

-- Who receives the service.
create table klien (
  id integer generated always as identity primary key,
  kode text not null check (length(kode) between 1 and 20),
  nama text not null check (length(nama) between 1 and 100),
  alamat text check (length(alamat) between 1 and 300),
  npwp text check (npwp ~ '^[0-9]{15,16}$'),
  catatan text check (length(catatan) between 1 and 500),
  aktif boolean not null default true,
  -- how often it was written, or its contacts, contracts and posts
  versi integer not null default 1
);
create unique index klien_kode on klien (upper(kode));
create table klien_kontak (
  id integer generated always as identity primary key,
  klien_id integer not null references klien on delete cascade,
  nama text not null check (length(nama) between 1 and 100),
  jabatan text check (length(jabatan) between 1 and 100),
  email text check (email = lower(email) and length(email) between 3 and 254),
  hp text check (length(hp) between 5 and 20)
);
create index klien_kontak_klien on klien_kontak (klien_id);

-- What was agreed with a client for a span of days; its posts say who is to stand where.
create table kontrak_klien (
  id integer generated always as identity primary key,
  klien_id integer not null references klien,
  nomor text not null check (length(nomor) between 1 and 100),
  mulai date not null,
  sampai date not null check (sampai >= mulai),
  -- how long a post may stand empty before it counts as empty
  toleransi_kosong_detik integer not null default 0 check (toleransi_kosong_detik between 0 and 14400),
  catatan text check (length(catatan) between 1 and 500),
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null
);
create unique index kontrak_klien_nomor on kontrak_klien (lower(nomor));
create index kontrak_klien_klien on kontrak_klien (klien_id);
create index kontrak_klien_sampai on kontrak_klien (sampai);

-- What a contract promises at a site: who stands there, how many of them when, and what they must hold.
create table pos (
  id integer generated always as identity primary key,
  kontrak_klien_id integer not null references kontrak_klien,
  kantor_id integer not null references kantor,
  nama text not null check (length(nama) between 1 and 100),
  jabatan text not null check (length(jabatan) between 1 and 100),
  seragam text check (length(seragam) between 1 and 200),
  urutan integer not null default 0,
  -- the first day on which nobody stands there any more; null: as long as the contract
  tutup_mulai date
);
create unique index pos_nama on pos (kontrak_klien_id, kantor_id, lower(nama));
create index pos_kantor on pos (kantor_id);

-- How many people in each kind of shift on each weekday, from a day on until the next such day.
create table pos_kebutuhan (
  pos_id integer not null references pos on delete cascade,
  berlaku_dari date not null,
  jenis_shift_id integer not null references jenis_shift,
  hari smallint not null check (hari between 1 and 7),
  jumlah smallint not null check (jumlah between 0 and 999),
  primary key (pos_id, berlaku_dari, jenis_shift_id, hari)
);
create table pos_sertifikat (
  pos_id integer not null references pos on delete cascade,
  jenis text not null references jenis_dokumen,
  -- who lacks it cannot be drafted there; else it warns
  wajib boolean not null,
  primary key (pos_id, jenis)
);

grant select, insert, update on jenis_shift, pola, klien, kontrak_klien, pos to rekan_app;
grant select, insert, update, delete on pola_langkah, klien_kontak, pos_kebutuhan, pos_sertifikat to rekan_app;
