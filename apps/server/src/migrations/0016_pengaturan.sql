-- The company's settings, each from a day on. What no row names has the default that the rules give it.
create table pengaturan (
  kunci text not null check (kunci ~ '^[a-z][a-z0-9_]{0,59}$'),
  berlaku_dari date not null,
  nilai jsonb not null,
  dicatat_pada timestamptz not null,
  -- null: the operator at the machine
  oleh_id integer references pengguna,
  primary key (kunci, berlaku_dari)
);
grant select, insert, update on pengaturan to rekan_app;

-- What has been in force stays as it was: a change starts on the day of the change at the earliest. A day may be written
-- again while it has not begun anywhere, or on itself; the westernmost zone is the last to reach it.
create function periksa_pengaturan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.berlaku_dari < (new.dicatat_pada at time zone 'Asia/Jakarta')::date
    or (tg_op = 'UPDATE' and (new.kunci, new.berlaku_dari) is distinct from (old.kunci, old.berlaku_dari)) then
    raise exception 'a setting % that was in force stays as it was', new.kunci
      using errcode = '23514', constraint = 'pengaturan_maju', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger pengaturan_periksa before insert or update on pengaturan
  for each row execute function periksa_pengaturan();
