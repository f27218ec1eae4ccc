-- A crew is punched by a witness: a coordinator of its site, or somebody whom the site names by date. A site may ask for the PIN
-- of each person instead of trusting the witness.
alter table kantor add column pin_regu boolean not null default false;
grant update (pin_regu) on kantor to rekan_app;

create table kantor_saksi (
  kantor_id integer not null references kantor,
  pengguna_id integer not null references pengguna,
  mulai date not null,
  sampai date check (sampai >= mulai),
  primary key (kantor_id, pengguna_id, mulai),
  constraint kantor_saksi_sekali exclude using gist
    (kantor_id with =, pengguna_id with =, daterange(mulai, sampai, '[]') with &&)
);
create index kantor_saksi_akun on kantor_saksi (pengguna_id);
grant select, insert, update, delete on kantor_saksi to rekan_app;

create table karyawan_pin (
  karyawan_id integer primary key references karyawan,
  -- argon2id
  phc text not null,
  diubah_pada timestamptz not null
);
grant select, insert, update, delete on karyawan_pin to rekan_app;
