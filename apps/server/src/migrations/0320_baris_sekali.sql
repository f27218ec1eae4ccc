-- Lines change with their draft alone: whoever publishes it at the same moment goes first or second, never between. Asked once of all lines
-- of a statement, since a month of everybody's pay writes a hundred thousand.
drop trigger payroll_baris_periksa on payroll_baris;
create or replace function periksa_payroll_baris() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  slip integer[];
begin
  if tg_op = 'INSERT' then slip := array(select distinct payroll_id from baru);
  elsif tg_op = 'DELETE' then slip := array(select distinct payroll_id from lama);
  else slip := array(select payroll_id from baru union select payroll_id from lama);
  end if;
  if exists (select from (select p.status from payroll p where p.id = any(slip) order by p.id for share) p where p.status = 'TERBIT') then
    raise exception 'the lines of a published payslip stay as they are'
      using errcode = '23514', constraint = 'payroll_terbit', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger payroll_baris_periksa_baru after insert on payroll_baris referencing new table as baru
  for each statement execute function periksa_payroll_baris();
create trigger payroll_baris_periksa_ubah after update on payroll_baris referencing old table as lama new table as baru
  for each statement execute function periksa_payroll_baris();
create trigger payroll_baris_periksa_hapus after delete on payroll_baris referencing old table as lama
  for each statement execute function periksa_payroll_baris();

-- By the end of a transaction the lines add up to what their payslip says. Asked for each line: as short as can be.
create or replace function cocokkan_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  slip integer;
begin
  if tg_table_name = 'payroll' then slip := new.id;
  elsif tg_op = 'DELETE' then slip := old.payroll_id;
  else slip := new.payroll_id;
  end if;
  if exists (select from payroll p where p.id = slip and (p.gaji_kotor, p.total_tambahan, p.total_potongan) <> (
      select coalesce(sum(b.jumlah) filter (where b.kelompok <> 'POTONGAN'), 0),
        coalesce(sum(b.jumlah) filter (where b.kelompok = 'PENGHASILAN_LAIN'), 0),
        coalesce(sum(b.jumlah) filter (where b.kelompok = 'POTONGAN'), 0)
      from payroll_baris b where b.payroll_id = slip))
  then
    raise exception 'the lines of payslip % do not add up', slip
      using errcode = '23514', constraint = 'payroll_cocok', table = tg_table_name;
  end if;
  return null;
end $$;
