-- Runs of pay beside the monthly one, each with slips of its own: THR, and what somebody is paid as they leave. Of each kind
-- a person has one in a month, with its revisions.
alter table payroll
  add column jenis text not null default 'BULANAN' check (jenis in ('BULANAN', 'THR', 'AKHIR')),
  -- THR: the holy day that it is for
  add column hari_raya text check (hari_raya in ('IDULFITRI', 'NATAL', 'NYEPI', 'WAISAK', 'IMLEK', 'PERUSAHAAN')),
  add column tanggal_hari_raya date,
  add constraint payroll_hari_raya check (
    num_nulls(hari_raya, tanggal_hari_raya) = case jenis when 'THR' then 0 else 2 end);
alter table payroll
  add constraint payroll_satu unique (karyawan_id, tahun, bulan, jenis, revisi),
  drop constraint payroll_karyawan_id_tahun_bulan_revisi_key;
drop index payroll_satu_draft;
create unique index payroll_satu_draft on payroll (karyawan_id, tahun, bulan, jenis) where status = 'DRAFT';

-- A slip keeps its kind and its holy day, and a correction follows what is published of the same kind.
create function periksa_jenis_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.jenis, new.hari_raya, new.tanggal_hari_raya)
    is distinct from (old.jenis, old.hari_raya, old.tanggal_hari_raya)
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
create trigger payroll_periksa_jenis before insert or update on payroll
  for each row execute function periksa_jenis_payroll();
