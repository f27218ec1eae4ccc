-- On which day somebody left, where the clock time alone could be either of two: work of 24 hours.
alter table absensi
  -- days after tanggal_mulai; null: as it follows from the check-in
  add column hari_pulang smallint check (hari_pulang between 0 and 2);
alter table absensi
  add constraint absensi_hari_pulang check (hari_pulang is null or jam_pulang is not null) not valid;
alter table absensi validate constraint absensi_hari_pulang;
grant update (hari_pulang) on absensi to rekan_app;

-- It is said with the time that it belongs to, and stays like it.
create function periksa_hari_pulang() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.jam_pulang is null and new.jam_pulang is not null then
    return new;
  end if;
  raise exception 'what was asked for stays'
    using errcode = '23514', constraint = 'absensi_jam_tetap', table = 'absensi';
end $$;
create trigger absensi_hari_pulang_tetap before update of hari_pulang on absensi for each row
  when (old.hari_pulang is distinct from new.hari_pulang)
  execute function periksa_hari_pulang();
