-- What checks rows looks for tables in the schema alone: anybody who may connect can make temporary tables, and by their
-- names alone these come first, so that a `payroll` of one's own would have vouched for lines of a published payslip.
do $$
declare
  fungsi regprocedure;
begin
  for fungsi in select oid from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
  loop
    execute format('alter function %s set search_path = public, pg_temp', fungsi);
  end loop;
end $$;
