-- A role may be given for some branches alone, and auditors read.
alter table pengguna drop constraint pengguna_role_check;
alter table pengguna add constraint pengguna_role_check
  check (role in ('karyawan', 'auditor', 'koordinator', 'hrd', 'admin'));

-- The branches that an account's role is given for; an account without any has its role for the whole company.
create table peran_lingkup (
  pengguna_id integer not null references pengguna on delete cascade,
  kantor_id integer not null references kantor,
  primary key (pengguna_id, kantor_id)
);
grant select, insert, delete on peran_lingkup to rekan_app;

-- Somebody has to be left who gives roles, and somebody who sees everybody's records.
create function jaga_pengurus_terakhir() returns trigger language plpgsql as $$
begin
  if new.role = old.role and new.aktif = old.aktif then return new; end if;
  if not old.aktif or old.role not in ('admin', 'hrd') then return new; end if;
  -- Two that give up the role at once follow one another.
  perform pg_advisory_xact_lock(hashtext('pengurus terakhir'));
  if old.role = 'admin' and not exists (
    select from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.role = 'admin' and p.aktif and coalesce(k.aktif, true)) then
    raise exception 'the last administrator' using errcode = 'check_violation', constraint = 'pengguna_admin_terakhir';
  end if;
  if old.role = 'hrd' and not exists (select from peran_lingkup l where l.pengguna_id = old.id) and not exists (
    select from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.role = 'hrd' and p.aktif and coalesce(k.aktif, true)
      and not exists (select from peran_lingkup l where l.pengguna_id = p.id)) then
    raise exception 'the last HR of the whole company' using errcode = 'check_violation', constraint = 'pengguna_hrd_terakhir';
  end if;
  return new;
end $$;
create trigger pengguna_pengurus_terakhir after update of role, aktif on pengguna
  for each row execute function jaga_pengurus_terakhir();

create function jaga_hrd_tanpa_lingkup() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('pengurus terakhir'));
  if exists (select from pengguna p where p.id = new.pengguna_id and p.role = 'hrd' and p.aktif) and not exists (
    select from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.role = 'hrd' and p.aktif and coalesce(k.aktif, true)
      and not exists (select from peran_lingkup l where l.pengguna_id = p.id)) then
    raise exception 'the last HR of the whole company' using errcode = 'check_violation', constraint = 'pengguna_hrd_terakhir';
  end if;
  return new;
end $$;
create trigger peran_lingkup_hrd_terakhir after insert on peran_lingkup
  for each row execute function jaga_hrd_tanpa_lingkup();
