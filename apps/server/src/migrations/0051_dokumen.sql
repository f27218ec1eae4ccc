-- Kinds of documents of a person: the list from which one is chosen.
create table jenis_dokumen (
  kode text primary key check (kode ~ '^[A-Z0-9_]{1,30}$'),
  nama text not null check (length(nama) between 1 and 60),
  -- the coordinator is told that one ends, and sees until when it holds; never its file or number
  untuk_koordinator boolean not null,
  urutan integer not null unique
);
insert into jenis_dokumen (kode, nama, untuk_koordinator, urutan) values
  ('KTP', 'KTP', false, 1),
  ('KK', 'Kartu keluarga', false, 2),
  ('KONTRAK', 'Kontrak kerja yang ditandatangani', false, 3),
  ('NPWP', 'Kartu NPWP', false, 4),
  ('BPJS', 'Kartu BPJS', false, 5),
  ('IJAZAH', 'Ijazah', false, 6),
  ('SKCK', 'SKCK', false, 7),
  ('SURAT_SEHAT', 'Surat keterangan sehat', false, 8),
  ('GARDA_PRATAMA', 'Sertifikat Gada Pratama', true, 9),
  ('GARDA_MADYA', 'Sertifikat Gada Madya', true, 10),
  ('GARDA_UTAMA', 'Sertifikat Gada Utama', true, 11),
  ('KTA_SATPAM', 'KTA Satpam', true, 12),
  ('SIM', 'SIM', true, 13),
  ('K3', 'Sertifikat K3', true, 14),
  ('SERTIFIKAT', 'Sertifikat lain', true, 15),
  ('LAIN', 'Dokumen lain', false, 16);

-- A document of a person: what it says, and its scan where there is one.
create table dokumen (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  jenis text not null references jenis_dokumen,
  nomor text check (length(nomor) between 1 and 100),
  terbit date,
  berakhir date check (berakhir >= terbit),
  -- where the file store keeps it, re-encoded, and the digest of what was sent: the same sent twice is one
  kunci text unique,
  nama_berkas text check (length(nama_berkas) between 1 and 100),
  sidik bytea check (length(sidik) = 32),
  versi integer not null default 1,
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null,
  constraint dokumen_berkas check (num_nulls(kunci, nama_berkas, sidik) in (0, 3)),
  constraint dokumen_berisi check (nomor is not null or kunci is not null),
  constraint dokumen_sekali unique (karyawan_id, jenis, sidik)
);
create unique index dokumen_bernomor_sekali on dokumen (karyawan_id, jenis, lower(nomor), coalesce(berakhir, 'infinity'))
  where kunci is null;
create index dokumen_berakhir on dokumen (berakhir) where berakhir is not null;

-- Of which step before which end people were told.
create table dokumen_pengingat (
  dokumen_id integer not null references dokumen on delete cascade,
  berakhir date not null,
  langkah integer not null,
  pada timestamptz not null,
  primary key (dokumen_id, berakhir, langkah)
);

grant select on jenis_dokumen to rekan_app;
grant select, insert, update, delete on dokumen to rekan_app;
grant select, insert on dokumen_pengingat to rekan_app;
