-- Invitations: by whom an account is opened for the first time. One an account, the newest; it goes with the first
-- password. Without a code the invitation was mailed, and its link stands in tautan_sandi.
create table undangan (
  pengguna_id integer primary key references pengguna on delete cascade,
  kode_hash bytea unique check (octet_length(kode_hash) = 32),
  dibuat_pada timestamptz not null,
  kedaluwarsa_pada timestamptz not null check (kedaluwarsa_pada > dibuat_pada)
);
grant select, insert, update, delete on undangan to rekan_app;
