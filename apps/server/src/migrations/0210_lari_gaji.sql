-- Uang kompensasi has slips of its own: each is for one period of a PKWT, which is paid once, whoever runs it at the same moment.
alter table payroll drop constraint payroll_jenis_check;
alter table payroll
  add constraint payroll_jenis_check check (jenis in ('BULANAN', 'THR', 'KOMPENSASI', 'AKHIR')),
  add column periode_dari date,
  add column periode_sampai date check (periode_sampai >= periode_dari),
  add constraint payroll_periode check (
    num_nulls(periode_dari, periode_sampai) = case jenis when 'KOMPENSASI' then 0 else 2 end),
  add constraint payroll_kompensasi_sekali exclude using gist
    (karyawan_id with =, daterange(periode_dari, periode_sampai, '[]') with &&)
    where (jenis = 'KOMPENSASI' and revisi = 0);

-- A slip keeps its kind, its holy day and its period, and a correction follows what is published of the same kind.
create or replace function periksa_jenis_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.jenis, new.hari_raya, new.tanggal_hari_raya, new.periode_dari, new.periode_sampai)
    is distinct from (old.jenis, old.hari_raya, old.tanggal_hari_raya, old.periode_dari, old.periode_sampai)
  then
    raise exception 'a payslip stays of its kind'
      using errcode = '23514', constraint = 'payroll_tetap', table = tg_table_name;
  end if;
  if tg_op = 'INSERT' and new.revisi > 0 and not exists (select from payroll p where p.karyawan_id = new.karyawan_id
    and p.tahun = new.tahun and p.bulan = new.bulan and p.jenis = new.jenis and p.revisi = new.revisi - 1
    and p.status = 'TERBIT')
  then
    raise exception 'revision % follows nothing of its kind that is published', new.revisi
      using errcode = '23514', constraint = 'payroll_revisi_berurut', table = tg_table_name;
  end if;
  return new;
end $$;
