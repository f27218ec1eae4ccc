-- The printed payslip is kept for good: once its PDF has a key, no other takes its place, nor does it become another
-- payslip's. Who prints it a second time says the same again.
create function periksa_payroll_pdf() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.payroll_id <> old.payroll_id or new.kunci is distinct from coalesce(old.kunci, new.kunci) then
    raise exception 'the PDF of payslip % stays as it is', old.payroll_id
      using errcode = '23514', constraint = 'payroll_pdf_tetap', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger payroll_pdf_periksa before update on payroll_pdf
  for each row execute function periksa_payroll_pdf();
