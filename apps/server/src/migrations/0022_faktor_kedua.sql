-- What a person has beside the password: an authenticator app's secret, passkeys, and codes for when those are lost.
create table faktor_totp (
  pengguna_id integer primary key references pengguna,
  rahasia bytea not null,
  dibuat_pada timestamptz not null,
  -- null until a first code has proven that the app has it
  aktif_pada timestamptz,
  -- the newest 30 seconds, counted from 1970, of which a code was taken: none is taken twice
  langkah bigint not null default 0
);

create table faktor_passkey (
  id integer generated always as identity primary key,
  pengguna_id integer not null references pengguna,
  kredensial text not null unique,
  kunci_publik bytea not null,
  penghitung bigint not null,
  transport text[] not null,
  nama text not null check (nama <> ''),
  dibuat_pada timestamptz not null,
  dipakai_pada timestamptz
);
create index faktor_passkey_pengguna on faktor_passkey (pengguna_id);

-- A used code is gone.
create table kode_pemulihan (
  kode_hash bytea primary key,
  pengguna_id integer not null references pengguna
);
create index kode_pemulihan_pengguna on kode_pemulihan (pengguna_id);

-- What was handed out a moment ago and comes back once: to whoever gave the right password (`masuk`), to be signed by a new
-- passkey (`daftar`), to be signed by anybody's (`passkey`).
create table tantangan (
  hash bytea primary key,
  jenis text not null check (jenis in ('masuk', 'daftar', 'passkey')),
  pengguna_id integer references pengguna,
  kedaluwarsa_pada timestamptz not null,
  check ((pengguna_id is null) = (jenis = 'passkey'))
);
create index tantangan_kedaluwarsa on tantangan (kedaluwarsa_pada);

grant select, insert, update, delete on faktor_totp, faktor_passkey, kode_pemulihan, tantangan to rekan_app;
