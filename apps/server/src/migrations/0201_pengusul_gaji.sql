-- Everybody who has proposed a payslip, whoever changed it last: none of them approves it.
create table payroll_pengusul (
  payroll_id integer not null references payroll on delete cascade,
  pengguna_id integer not null references pengguna,
  primary key (payroll_id, pengguna_id)
);
insert into payroll_pengusul (payroll_id, pengguna_id)
select id, dibuat_oleh_id from payroll where dibuat_oleh_id is not null
union
select id, diubah_oleh_id from payroll where diubah_oleh_id is not null;

create function payroll_catat_pengusul() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into payroll_pengusul (payroll_id, pengguna_id)
  select new.id, oleh from (values (new.dibuat_oleh_id), (new.diubah_oleh_id)) t (oleh) where oleh is not null
  on conflict do nothing;
  return null;
end $$;
create trigger payroll_catat_pengusul after insert or update of dibuat_oleh_id, diubah_oleh_id on payroll
  for each row execute function payroll_catat_pengusul();

create or replace function periksa_persetujuan_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from payroll p join pengguna u on u.id = new.oleh_id
    where p.id = new.payroll_id and p.versi = new.versi and p.status = 'DRAFT' and u.role = 'hrd'
      and not exists (select from payroll_pengusul g where g.payroll_id = p.id and g.pengguna_id = u.id)
      and u.karyawan_id is distinct from p.karyawan_id)
  then
    raise exception 'pay is approved by a second person, as it stands'
      using errcode = '23514', constraint = 'payroll_orang_kedua', table = tg_table_name;
  end if;
  return new;
end $$;

grant select, insert on payroll_pengusul to rekan_app;
