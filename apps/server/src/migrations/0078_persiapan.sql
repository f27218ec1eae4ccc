-- How far the company has come in its preparation on screen: a row for each step that was done or left for later, and
-- one for its end.
create table persiapan (
  langkah text primary key check (
    langkah in ('perusahaan', 'lokasi', 'jam_kerja', 'libur', 'orang', 'undangan', 'selesai')),
  keadaan text not null check (keadaan in ('diisi', 'dilewati')),
  -- What the step made, so that saving it again changes that and makes nothing second
  kantor_id integer references kantor,
  jadwal_id integer references jadwal,
  dicatat_pada timestamptz not null,
  oleh_id integer not null references pengguna,
  check (kantor_id is null or langkah = 'lokasi'),
  check (jadwal_id is null or langkah = 'jam_kerja')
);
grant select, insert, update on persiapan to rekan_app;

-- Weeks of work and the numbering of people are set on screen.
grant insert, update on jadwal to rekan_app;
grant insert, delete on jadwal_hari to rekan_app;
grant update (awalan, lebar) on penomoran_karyawan to rekan_app;

-- The first administrator makes the first account, its password included.
grant insert (nama, kata_sandi) on pengguna to rekan_app;
