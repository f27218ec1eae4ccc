-- Accounts: the audit trail, sessions one can name, devices, codes and links that set a password, throttles.

-- Who changed what. rekan_app may add and read: nothing that stands here is ever altered or removed.
create table audit (
  id bigint generated always as identity primary key,
  waktu timestamptz not null,
  -- null: the operator at the machine
  pengguna_id integer references pengguna,
  tindakan text not null check (tindakan <> ''),
  -- the table that holds the record, and the record's key there
  objek text not null check (objek <> ''),
  objek_id text not null check (objek_id <> ''),
  sebelum jsonb,
  sesudah jsonb
);
create index audit_waktu on audit (waktu, id);
create index audit_objek on audit (objek, objek_id, id);

-- The token's digest names a session to the server alone; people name theirs by this.
alter table sesi add column id bigint generated always as identity unique;

-- Devices from which an account has signed in. The secret stands in the device's cookie alone; a shared phone has one
-- secret and a row for each of its accounts.
create table perangkat_dikenal (
  rahasia_hash bytea not null check (octet_length(rahasia_hash) = 32),
  pengguna_id integer not null references pengguna on delete cascade,
  dipakai_pada timestamptz not null,
  primary key (rahasia_hash, pengguna_id)
);
create index perangkat_dikenal_pengguna on perangkat_dikenal (pengguna_id);

-- How far each bucket of attempts is drawn on: the moment it would be full again (GCRA). Lost in a crash, which only
-- fills the buckets.
create unlogged table jatah_percobaan (
  -- SHA-256 of what is limited: no addresses and names here
  kunci bytea primary key check (octet_length(kunci) = 32),
  penuh_pada timestamptz not null
);
create index jatah_percobaan_penuh on jatah_percobaan (penuh_pada);

-- A code that HR reads out to somebody without mail. One a person: only the newest opens.
create table kode_reset (
  pengguna_id integer primary key references pengguna on delete cascade,
  -- argon2id: a code is short enough to be found from a fast digest
  kode_hash text not null,
  percobaan smallint not null default 0,
  kedaluwarsa_pada timestamptz not null
);

-- Letters about an account that wait to be written and mailed. What opens an account is made as they are written.
alter table permintaan_reset rename to surat_akun;
alter table surat_akun
  add column jenis text not null default 'lupa' check (jenis in ('lupa', 'undangan', 'diganti', 'kode')),
  -- asked for by a device that the account knows
  add column dikenal boolean not null default false,
  drop constraint permintaan_reset_email_key,
  -- asked again while one waits: the same letter
  add constraint surat_akun_satu unique (email, jenis);
alter table surat_akun alter column jenis drop default;

-- An invitation and the link for a forgotten password stand side by side: asking for the latter, which anybody may,
-- leaves the former good.
alter table tautan_sandi
  add column jenis text not null default 'lupa' check (jenis in ('lupa', 'undangan')),
  drop constraint tautan_sandi_pengguna_id_key,
  add constraint tautan_sandi_satu unique (pengguna_id, jenis);
alter table tautan_sandi alter column jenis drop default;

grant select, insert on audit to rekan_app;
grant select, insert, update, delete on perangkat_dikenal, jatah_percobaan, kode_reset to rekan_app;
