-- From which account pay is sent, and what banks and offices call the company: what their files need and no payslip says.
create table sumber_gaji (
  satu boolean primary key default true check (satu),
  kode_bank text check (kode_bank ~ '^[0-9]{3}$'),
  nomor_rekening text check (nomor_rekening ~ '^[0-9]{8,20}$'),
  -- as BCA calls it: 4 digits of the branch, 5 of the company, 4 letters
  kode_bca text check (kode_bca ~ '^[0-9]{9}[A-Z]{4}$'),
  -- of the place of business that withholds; null: the head office's
  nitku text check (nitku ~ '^[0-9]{22}$'),
  versi integer not null default 1
);
insert into sumber_gaji default values;
grant select, update on sumber_gaji to rekan_app;
