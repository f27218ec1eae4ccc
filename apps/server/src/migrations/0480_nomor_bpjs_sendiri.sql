-- A number of JKN or KPJ is one person's. What two people share already stays until one of them is edited; from now on
-- nobody is given another's. One after the other, so that two at once see each other.
create index karyawan_kpj on karyawan (kpj) where kpj is not null;
create index karyawan_jkn on karyawan (jkn) where jkn is not null;
create index karyawan_rekening on karyawan (nomor_rekening) where nomor_rekening is not null;

create function tolak_nomor_bpjs_kembar() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- A backup with numbers that two people share comes back as it was.
  if session_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'karyawan'::regclass) then return new; end if;
  if new.kpj is not null and (tg_op = 'INSERT' or new.kpj is distinct from old.kpj) then
    perform pg_advisory_xact_lock(hashtextextended('kpj ' || new.kpj, 0));
    if exists (select from karyawan k where k.kpj = new.kpj and k.id <> new.id) then
      raise exception 'KPJ of somebody else' using errcode = '23505', constraint = 'karyawan_kpj_kembar';
    end if;
  end if;
  if new.jkn is not null and (tg_op = 'INSERT' or new.jkn is distinct from old.jkn) then
    perform pg_advisory_xact_lock(hashtextextended('jkn ' || new.jkn, 0));
    if exists (select from karyawan k where k.jkn = new.jkn and k.id <> new.id) then
      raise exception 'JKN of somebody else' using errcode = '23505', constraint = 'karyawan_jkn_kembar';
    end if;
  end if;
  return new;
end $$;
create trigger karyawan_nomor_bpjs before insert or update of kpj, jkn on karyawan
  for each row execute function tolak_nomor_bpjs_kembar();

-- After thousands were taken on, plans follow from what is there now. Only a table's owner may look at it so.
create function hitung_statistik_karyawan() returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  execute 'analyze karyawan, pengguna, penempatan, upah, kontrak, pajak_karyawan, ptkp_karyawan';
end $$;
grant execute on function hitung_statistik_karyawan() to rekan_app;
