-- What a tax year came to before the first slip that is made here, and what a former employer's A1 of that year says. Entered
-- when a company goes live in mid-year, or of who came in it; it counts where the year is settled, and in no month before.
create table saldo_pajak (
  karyawan_id integer not null references karyawan,
  tahun integer not null check (tahun between 2000 and 2099),
  -- Taxed gross, JHT and JP paid, months worked and PPh 21 withheld by this employer, without slips here
  bruto bigint not null default 0 check (bruto between 0 and 100000000000),
  iuran bigint not null default 0 check (iuran between 0 and 100000000000),
  bulan integer not null default 0 check (bulan between 0 and 11),
  dipotong bigint not null default 0 check (dipotong between 0 and 100000000000),
  -- Of the former employer: net income and PPh 21
  neto_lain bigint not null default 0 check (neto_lain between 0 and 100000000000),
  dipotong_lain bigint not null default 0 check (dipotong_lain between 0 and 100000000000),
  dicatat_oleh_id integer references pengguna,
  dicatat_pada timestamptz not null,
  primary key (karyawan_id, tahun),
  constraint saldo_pajak_bulan check (bulan > 0 or (bruto = 0 and iuran = 0 and dipotong = 0))
);
grant select, insert, update on saldo_pajak to rekan_app;
