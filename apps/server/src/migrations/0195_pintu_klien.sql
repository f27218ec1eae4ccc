-- The client's door. A contact person is no account of the company: what they come in by lies here alone, as digests.

-- A link of a letter: good until its sheet was signed long ago, for as long as its contact person is one.
create table kontak_tautan (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kontak_id integer not null references kontrak_klien_kontak,
  berita_acara_id integer not null references berita_acara,
  dibuat_pada timestamptz not null
);

-- The newest code of a contact for each purpose; used up, it is gone.
create table kontak_kode (
  kontak_id integer not null references kontrak_klien_kontak,
  -- one to come in does not sign
  tujuan text not null check (tujuan in ('masuk', 'tanda_tangan')),
  kode_hash bytea not null check (octet_length(kode_hash) = 32),
  percobaan smallint not null default 0 check (percobaan between 0 and 5),
  kedaluwarsa_pada timestamptz not null,
  primary key (kontak_id, tujuan)
);

-- Where a contact is signed in, to their one contract.
create table kontak_sesi (
  id integer generated always as identity primary key,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  kontak_id integer not null references kontrak_klien_kontak,
  perangkat text not null check (length(perangkat) <= 300),
  dibuat_pada timestamptz not null,
  dipakai_pada timestamptz not null,
  kedaluwarsa_pada timestamptz not null check (kedaluwarsa_pada <= dibuat_pada + interval '14 days')
);
create unique index kontak_sesi_token on kontak_sesi (token_hash);
create index kontak_sesi_kontak on kontak_sesi (kontak_id);

-- Letters to contacts, those that were sent among them: a clause about silence asks for them.
create table kontak_surat (
  id integer generated always as identity primary key,
  kontak_id integer not null references kontrak_klien_kontak,
  jenis text not null check (jenis in ('masuk', 'tanda_tangan', 'lembar', 'lagi', 'ingat')),
  -- of which revision; null: a code
  revisi_id integer references berita_acara_revisi,
  -- so many days before the deadline
  langkah smallint check (langkah in (5, 2, 0)),
  dibuat_pada timestamptz not null,
  coba_lagi_pada timestamptz,
  terkirim_pada timestamptz,
  constraint kontak_surat_revisi check ((revisi_id is null) = (jenis in ('masuk', 'tanda_tangan'))),
  constraint kontak_surat_langkah check ((langkah is null) = (jenis <> 'ingat'))
);
-- Once each, whichever server comes first.
create unique index kontak_surat_lembar on kontak_surat (kontak_id, revisi_id) where jenis = 'lembar';
create unique index kontak_surat_ingat on kontak_surat (kontak_id, revisi_id, langkah) where jenis = 'ingat';
-- One that waits is written as late as it can be, and tells of the latest request.
create unique index kontak_surat_tunggu on kontak_surat (kontak_id, jenis) where terkirim_pada is null and jenis in ('masuk', 'tanda_tangan', 'lagi');
create index kontak_surat_revisi_id on kontak_surat (revisi_id);
create index kontak_surat_antre on kontak_surat (id) where terkirim_pada is null;

grant select, insert on kontak_tautan to rekan_app;
grant select, insert, update, delete on kontak_kode, kontak_sesi, kontak_surat to rekan_app;
