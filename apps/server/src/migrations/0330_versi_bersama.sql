-- Offices, schedules, holidays and settings are read by every punch and changed by hardly anybody: servers keep them, and a punch's
-- own statement tells the name of the state in force. Every statement that changes any of it gives it another one; whoever
-- changes more waits for whoever does the same until that has committed, as a punch never does.
set local lock_timeout = '1s';
create table versi_bersama (
  tunggal boolean primary key default true check (tunggal),
  versi uuid not null
);
insert into versi_bersama (versi) values (gen_random_uuid());
grant select on versi_bersama to rekan_app;

create function perbarui_versi_bersama() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update versi_bersama set versi = gen_random_uuid();
  return null;
end $$;
do $$
declare
  tabel text;
begin
  foreach tabel in array array['kantor', 'jadwal', 'jadwal_versi', 'jadwal_hari', 'libur', 'pengaturan'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function perbarui_versi_bersama()',
      tabel || '_bersama', tabel);
  end loop;
end $$;
