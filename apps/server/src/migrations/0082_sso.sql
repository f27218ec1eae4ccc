-- By whom of the company's own provider (OpenID Connect) an account is opened. One person of a provider opens one account.
create table pengguna_sso (
  penerbit text not null,
  sub text not null,
  pengguna_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  primary key (penerbit, sub),
  unique (penerbit, pengguna_id)
);
create index pengguna_sso_pengguna on pengguna_sso (pengguna_id);
grant select, insert, delete on pengguna_sso to rekan_app;

-- A session that the provider vouched for: its own second step stands for ours.
alter table sesi add column lewat_sso boolean not null default false;

-- A browser's way to the provider and back (`sso`), like a passkey's, is anybody's until it is answered.
alter table tantangan drop constraint tantangan_jenis_check, drop constraint tantangan_check;
alter table tantangan add check (jenis in ('masuk', 'daftar', 'passkey', 'sso')),
  add check ((pengguna_id is null) = (jenis in ('passkey', 'sso')));
