-- Trigger functions that came since look for tables in the schema alone as well, like those of 0014.
do $$
declare
  fungsi regprocedure;
begin
  for fungsi in select oid from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
  loop
    execute format('alter function %s set search_path = public, pg_temp', fungsi);
  end loop;
end $$;
