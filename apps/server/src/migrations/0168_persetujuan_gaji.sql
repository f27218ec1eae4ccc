-- Who else changed a draft, so that whoever approves it is neither of the two.
alter table payroll add column diubah_oleh_id integer references pengguna;

-- Pay as it was proposed, looked over and approved by a second person: this version of a payslip, and no other.
create table payroll_persetujuan (
  payroll_id integer not null references payroll on delete cascade,
  versi integer not null,
  oleh_id integer not null references pengguna,
  pada timestamptz not null,
  primary key (payroll_id, versi)
);
grant select, insert on payroll_persetujuan to rekan_app;

create function periksa_persetujuan_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from payroll p join pengguna u on u.id = new.oleh_id
    where p.id = new.payroll_id and p.versi = new.versi and p.status = 'DRAFT' and u.role = 'hrd'
      and u.id <> p.dibuat_oleh_id and u.id is distinct from p.diubah_oleh_id
      and u.karyawan_id is distinct from p.karyawan_id)
  then
    raise exception 'pay is approved by a second person, as it stands'
      using errcode = '23514', constraint = 'payroll_orang_kedua', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger payroll_persetujuan_periksa before insert or update on payroll_persetujuan
  for each row execute function periksa_persetujuan_payroll();

-- Where the company has its pay approved, nothing is published that was not. What HR made of their own is published by who
-- is named for it, which is an approval already.
create function tolak_belum_disetujui() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select nilai = 'true'::jsonb from pengaturan
      where kunci = 'gaji_orang_kedua' and berlaku_dari <= (new.terbit_pada at time zone 'Asia/Jakarta')::date
      order by berlaku_dari desc limit 1)
    and not exists (select from payroll_persetujuan where payroll_id = new.id and versi = new.versi)
    and not exists (select from penyetuju_gaji_hr where pengguna_id = new.terbit_oleh_id)
  then
    raise exception 'pay that nobody approved is not published'
      using errcode = '23514', constraint = 'payroll_belum_disetujui', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger payroll_disetujui before update on payroll
  for each row when (old.status = 'DRAFT' and new.status = 'TERBIT') execute function tolak_belum_disetujui();
