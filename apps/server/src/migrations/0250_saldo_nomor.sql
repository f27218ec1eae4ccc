-- The number of a former employer's A1, which the tax office's form of the year's end names.
alter table saldo_pajak
  add column nomor_lain text check (btrim(nomor_lain) <> '' and length(nomor_lain) <= 40);
