-- What somebody asks of a line of their payslip, and what HR answered. The line is kept by its name: a draft's lines are replaced.
create table tanya_gaji (
  id integer generated always as identity primary key,
  payroll_id integer not null references payroll on delete cascade,
  baris text not null check (length(baris) between 1 and 60),
  pertanyaan text not null check (length(pertanyaan) between 1 and 500),
  oleh_id integer not null references pengguna,
  dibuat_pada timestamptz not null,
  jawaban text check (length(jawaban) between 1 and 1000),
  dijawab_oleh_id integer references pengguna,
  dijawab_pada timestamptz,
  constraint tanya_gaji_jawaban check (num_nulls(jawaban, dijawab_oleh_id, dijawab_pada) in (0, 3))
);
create index tanya_gaji_payroll on tanya_gaji (payroll_id);
create index tanya_gaji_menunggu on tanya_gaji (dibuat_pada) where jawaban is null;
grant select, insert, update on tanya_gaji to rekan_app;
