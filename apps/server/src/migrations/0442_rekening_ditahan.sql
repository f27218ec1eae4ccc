-- Another account number that HR wrote waits as one's own does: until its owner or another of HR says that it is right. Rows of
-- before say nothing of who wrote it: it was the owner.
alter table rekening_tahan
  add column diganti_oleh_id integer references pengguna,
  -- where pay goes meanwhile: to the account of before, or nowhere yet
  add column cara text not null default 'lama' check (cara in ('lama', 'tunggu'));

-- Who wrote it does not confirm it, by whatever account of theirs; its owner confirms what somebody else wrote.
create or replace function periksa_rekening_tahan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  orang integer := (select karyawan_id from pengguna where id = new.dikonfirmasi_oleh_id);
  penulis integer := (select karyawan_id from pengguna where id = new.diganti_oleh_id);
begin
  if new.dikonfirmasi_oleh_id is not null and (new.dikonfirmasi_oleh_id = new.diganti_oleh_id
    or coalesce(orang = case when new.diganti_oleh_id is null then new.karyawan_id else penulis end, false))
  then
    raise exception 'nobody confirms their own bank account'
      using errcode = '23514', constraint = 'rekening_tahan_sendiri', table = tg_table_name;
  end if;
  return new;
end $$;

-- The account that each person's pay was sent to by the files of a run, for the next to tell what changed.
create table rekening_dibayar (
  karyawan_id integer not null references karyawan,
  tahun smallint not null,
  bulan smallint not null check (bulan between 1 and 12),
  slip text not null,
  nama_bank text,
  nomor_rekening text,
  pada timestamptz not null,
  primary key (karyawan_id, tahun, bulan, slip)
);
grant select, insert, update on rekening_dibayar to rekan_app;

-- The account that somebody else approved a payslip with; null: of before.
alter table payroll_persetujuan add column rekening text;
