-- Why more than half of a payment may be taken off it (PP 36/2021, article 65); null: no more is.
alter table payroll add column pengecualian_potongan text
  check (length(pengecualian_potongan) between 1 and 1000);
