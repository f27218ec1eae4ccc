-- In a transaction of its own: it reads every photo's row and fingerprint, and whoever punches meanwhile waits for neither.
set local statement_timeout = 0;
create index if not exists selfie_sidik_tanggal on selfie_sidik (tanggal);
do $$ begin
  if exists (select from pg_constraint
    where conrelid = 'presensi_selfie'::regclass and conname = 'presensi_selfie_sebelum' and not convalidated)
  then
    alter table presensi_selfie validate constraint presensi_selfie_sebelum;
  end if;
end $$;
