-- Whom a waiver leaves out is settled when it is made: who makes it, and who had opened their account shortly before. What was waived until
-- now stays as it was judged, with its maker alone. A server of before fills it too.
set local lock_timeout = '3s';
alter table pemutihan add column kecuali_pembuka integer[] not null default '{}';
create function catat_kecuali_pembuka() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.kecuali_pembuka := array(
    select distinct o.id from pembuka_dari(new.dibuat_oleh_id, new.dibuat_pada) d join pengguna u on u.id = d.oleh_id
      join karyawan o on o.id = u.karyawan_id or (u.karyawan_id is null and lower(btrim(o.nama)) = lower(btrim(u.nama)))
    order by o.id);
  return new;
end $$;
create trigger pemutihan_kecuali_pembuka before insert on pemutihan for each row execute function catat_kecuali_pembuka();
