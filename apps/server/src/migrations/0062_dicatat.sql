-- Leave that somebody else writes down for a person: a birth, a death, a stay in hospital do not wait for a form. What HR
-- writes down is HR's own order and may be decided by who filed it; what a coordinator writes down waits with HR.
alter table absensi
  add column dicatat boolean not null default false,
  drop constraint absensi_bukan_diri,
  add constraint absensi_bukan_diri check (dicatat or koordinator_id <> diajukan_oleh_id),
  -- a correction of a day has a way of its own
  add constraint absensi_dicatat check (not dicatat or jenis_izin <> 'KOREKSI_PRESENSI');

-- A request goes waiting, decided, withdrawn, and nowhere else; it is decided by HR, by the coordinator it names or by
-- who stands in for them, and never by whom it is for, nor by who filed it, unless HR wrote it down for somebody. While it
-- waits, these may withdraw it, and HR; once approved, HR alone and never their own. What was decided, by whom and when,
-- stays as it was.
create or replace function periksa_pengajuan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus record;
  pembatal record;
  boleh_berubah text[];
  dicatat boolean := coalesce((to_jsonb(new) ->> 'dicatat')::boolean, false);
begin
  if tg_op = 'UPDATE' and dicatat <> coalesce((to_jsonb(old) ->> 'dicatat')::boolean, false) then
    raise exception 'who wrote a request down stays as it is'
      using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'menunggu' then
    boleh_berubah := array['bersedia_pada'];
    if old.status = 'disetujui' and new.status = 'dibatalkan' then
      boleh_berubah := boleh_berubah || array['status', 'dibatalkan_oleh_id', 'dibatalkan_pada'];
    end if;
    if to_jsonb(new) - boleh_berubah <> to_jsonb(old) - boleh_berubah then
      raise exception 'a request that is % stays as it is', old.status
        using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status = 'dibatalkan' and old.status <> 'dibatalkan' then
    select role, karyawan_id into pembatal from pengguna where id = new.dibatalkan_oleh_id;
    if not coalesce(case
      when (new.dibatalkan_oleh_id = new.diajukan_oleh_id and not dicatat) or pembatal.karyawan_id = new.karyawan_id
        then old.status = 'menunggu'
      when new.dibatalkan_oleh_id = new.diajukan_oleh_id and old.status = 'menunggu' then true
      else pembatal.role = 'hrd' end, false)
    then
      raise exception 'a % request is not this account''s to withdraw', old.status
        using errcode = '23514', constraint = 'pengajuan_pembatal', table = tg_table_name;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status
    and (old.status, new.status) not in (('menunggu', 'disetujui'), ('menunggu', 'ditolak'),
      ('menunggu', 'dibatalkan'), ('disetujui', 'dibatalkan'))
  then
    raise exception 'a request cannot go from % to %', old.status, new.status
      using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
  end if;
  if new.diputus_oleh_id is null or (tg_op = 'UPDATE' and new.diputus_oleh_id is not distinct from old.diputus_oleh_id) then
    return new;
  end if;
  select role, karyawan_id into pemutus from pengguna where id = new.diputus_oleh_id;
  if (new.diputus_oleh_id = new.diajukan_oleh_id and not dicatat) or pemutus.karyawan_id = new.karyawan_id then
    raise exception 'nobody decides their own request'
      using errcode = '23514', constraint = 'pengajuan_bukan_sendiri', table = tg_table_name;
  end if;
  if pemutus.role = 'hrd' or (not dicatat and pemutus.role = 'koordinator' and (new.koordinator_id = new.diputus_oleh_id
    or exists (select from koordinator_pengganti g where g.koordinator_id = new.koordinator_id
      and g.pengganti_id = new.diputus_oleh_id and g.dicabut_pada is null and g.masa @> new.diputus_pada)))
  then
    return new;
  end if;
  raise exception 'the request does not name this account'
    using errcode = '23514', constraint = 'pengajuan_pemutus', table = tg_table_name;
end $$;
