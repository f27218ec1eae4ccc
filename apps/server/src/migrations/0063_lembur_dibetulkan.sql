-- Hours of overtime that HR puts right, with a reason; what was filed stays beside them.
alter table lembur
  add column mulai_diajukan timestamptz,
  add column selesai_diajukan timestamptz,
  add column dibetulkan_oleh_id integer references pengguna,
  add column dibetulkan_pada timestamptz,
  add column alasan_dibetulkan text check (char_length(alasan_dibetulkan) between 1 and 500),
  add constraint lembur_dibetulkan check (num_nonnulls(mulai_diajukan, selesai_diajukan, dibetulkan_oleh_id,
    dibetulkan_pada, alasan_dibetulkan) in (0, 5));
grant update (mulai, selesai, mulai_diajukan, selesai_diajukan, dibetulkan_oleh_id, dibetulkan_pada, alasan_dibetulkan)
  on lembur to rekan_app;

-- A request goes waiting, decided, withdrawn, and nowhere else; it is decided by HR, by the coordinator it names or by
-- who stands in for them, and never by whom it is for, nor by who filed it, unless HR wrote it down for somebody. While it
-- waits, these may withdraw it, and HR; once approved, HR alone and never their own. What was decided, by whom and when,
-- stays as it was, but for the hours of overtime, which HR puts right with a reason; those that were filed are kept.
create or replace function periksa_pengajuan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus record;
  pembatal record;
  boleh_berubah text[];
  pembetul record;
  betul text[] := array[]::text[];
  dicatat boolean := coalesce((to_jsonb(new) ->> 'dicatat')::boolean, false);
begin
  if tg_op = 'UPDATE' and dicatat <> coalesce((to_jsonb(old) ->> 'dicatat')::boolean, false) then
    raise exception 'who wrote a request down stays as it is'
      using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'lembur' then
    if (new.mulai, new.selesai, new.mulai_diajukan, new.selesai_diajukan, new.alasan_dibetulkan, new.dibetulkan_oleh_id,
        new.dibetulkan_pada) is distinct from (old.mulai, old.selesai, old.mulai_diajukan, old.selesai_diajukan,
        old.alasan_dibetulkan, old.dibetulkan_oleh_id, old.dibetulkan_pada) then
      select role, karyawan_id into pembetul from pengguna where id = new.dibetulkan_oleh_id;
      if old.status not in ('menunggu', 'disetujui') or new.status <> old.status
        or new.dibetulkan_pada is null or new.dibetulkan_pada is not distinct from old.dibetulkan_pada
        or new.mulai_diajukan is distinct from coalesce(old.mulai_diajukan, old.mulai)
        or new.selesai_diajukan is distinct from coalesce(old.selesai_diajukan, old.selesai)
        or coalesce(pembetul.role <> 'hrd' or pembetul.karyawan_id = new.karyawan_id, pembetul.role is null)
      then
        raise exception 'the hours of overtime are HR''s to put right, with those that were filed kept'
          using errcode = '23514', constraint = 'lembur_pembetul', table = tg_table_name;
      end if;
      betul := array['mulai', 'selesai', 'mulai_diajukan', 'selesai_diajukan', 'hari_presensi', 'di_atas_batas',
        'alasan_dibetulkan', 'dibetulkan_oleh_id', 'dibetulkan_pada'];
    end if;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'menunggu' then
    boleh_berubah := array['bersedia_pada'] || betul;
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
