-- When an account called, by sessions and in stretches: a punch that its phone claims to have taken without a network is held
-- against it. Kept for some days, as the hearings of phones are.
create table akun_panggilan (
  pengguna_id integer not null references pengguna on delete cascade,
  dari timestamptz not null,
  sampai timestamptz not null check (sampai >= dari),
  -- the head of the digest of the session's token
  sesi text not null check (length(sesi) = 16),
  -- it sent what had waited on its phone
  kiriman boolean not null,
  -- by which phone, where it proved so
  ponsel_id integer,
  primary key (pengguna_id, dari, sesi, kiriman)
);
create index akun_panggilan_lama on akun_panggilan (sampai);
grant select, insert, update, delete on akun_panggilan to rekan_app;

-- Of the phones of an account five count at once: those unheard for a month give way.
alter table ponsel_pengguna
  add column didengar_pada timestamptz,
  add column dilepas_pada timestamptz,
  -- the user agent that registered it
  add column perangkat text;
grant update (didengar_pada, dilepas_pada, perangkat) on ponsel_pengguna to rekan_app;
