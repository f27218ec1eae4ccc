-- Accounts of one person are one, for requests as for the rest: whoever names who stands in for a coordinator, who decides, whom a request
-- comes to once its coordinator is gone, who puts the hours of overtime right. Whom the operator has let settle their own person's
-- affairs is who is named to approve HR's pay.
create function urusan_sendiri(akun integer, orang integer) returns boolean
  language sql stable strict set search_path = public, pg_temp as $$
  select exists (select from pengguna u where u.id = akun and (u.karyawan_id = orang
    or (akun_dari(u.id, orang) and not exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id))));
$$;

create or replace function periksa_pengajuan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus record;
  pembatal record;
  boleh_berubah text[];
  pembetul record;
  betul text[] := array[]::text[];
  dicatat boolean := coalesce((to_jsonb(new) ->> 'dicatat')::boolean, false);
  -- the person's last day of work
  terakhir date;
  mulai date := coalesce(to_jsonb(new) ->> 'hari_presensi', to_jsonb(new) ->> 'tanggal_mulai')::date;
  dipendekkan boolean := false;
begin
  if tg_op = 'UPDATE' then
    select tanggal_keluar into terakhir from karyawan where id = new.karyawan_id;
    if (to_jsonb(new) ->> 'tanggal_selesai') is distinct from (to_jsonb(old) ->> 'tanggal_selesai') then
      dipendekkan := true;
      if (old.status <> 'menunggu' or session_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid))
        and (new.status not in ('menunggu', 'disetujui') or terakhir is null
        or (to_jsonb(new) ->> 'tanggal_selesai')::date <> terakhir
        or (to_jsonb(old) ->> 'tanggal_selesai')::date <= terakhir)
      then
        raise exception 'a request ends where it did, or with its person''s last day'
          using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
      end if;
    end if;
    if new.koordinator_id <> old.koordinator_id and (old.status <> 'menunggu' or exists (
      -- Only from somebody who decides no more.
      select from pengguna u left join karyawan k on k.id = u.karyawan_id
      where u.id = old.koordinator_id and u.aktif and u.role in ('koordinator', 'hrd') and k.tanggal_keluar is null)
      or not exists (
      select from pengguna u where u.id = new.koordinator_id and u.role in ('koordinator', 'hrd')
        and satu_orang(u.id, new.diajukan_oleh_id) is not true and akun_dari(u.id, new.karyawan_id) is not true))
    then
      raise exception 'a request that waits comes to somebody who may decide it'
        using errcode = '23514', constraint = 'pengajuan_pemutus', table = tg_table_name;
    end if;
  end if;
  if tg_op = 'UPDATE' and dicatat <> coalesce((to_jsonb(old) ->> 'dicatat')::boolean, false) then
    raise exception 'who wrote a request down stays as it is'
      using errcode = '23514', constraint = 'pengajuan_peralihan', table = tg_table_name;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'lembur' then
    if (new.mulai, new.selesai, new.mulai_diajukan, new.selesai_diajukan, new.alasan_dibetulkan, new.dibetulkan_oleh_id,
        new.dibetulkan_pada) is distinct from (old.mulai, old.selesai, old.mulai_diajukan, old.selesai_diajukan,
        old.alasan_dibetulkan, old.dibetulkan_oleh_id, old.dibetulkan_pada) then
      select peran_atas(id, new.karyawan_id) as role, karyawan_id into pembetul from pengguna where id = new.dibetulkan_oleh_id;
      if old.status not in ('menunggu', 'disetujui') or new.status <> old.status
        or new.dibetulkan_pada is null or new.dibetulkan_pada is not distinct from old.dibetulkan_pada
        or new.mulai_diajukan is distinct from coalesce(old.mulai_diajukan, old.mulai)
        or new.selesai_diajukan is distinct from coalesce(old.selesai_diajukan, old.selesai)
        or coalesce(pembetul.role <> 'hrd' or urusan_sendiri(new.dibetulkan_oleh_id, new.karyawan_id), pembetul.role is null)
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
    -- A roster that is published later says on how many of its days somebody would have worked.
    if old.status = 'disetujui' and new.status = 'disetujui' then boleh_berubah := boleh_berubah || array['total_hari']; end if;
    if dipendekkan then boleh_berubah := boleh_berubah || array['tanggal_selesai']; end if;
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
      -- Of days on which its person works no more, whoever let them go.
      when mulai > terakhir then pembatal.role in ('hrd', 'admin')
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
  select peran_atas(id, new.karyawan_id) as role, karyawan_id into pemutus from pengguna where id = new.diputus_oleh_id;
  if (satu_orang(new.diputus_oleh_id, new.diajukan_oleh_id) and not dicatat
      and not exists (select from penyetuju_gaji_hr s where s.pengguna_id = new.diputus_oleh_id and s.pengguna_id <> new.diajukan_oleh_id))
    or urusan_sendiri(new.diputus_oleh_id, new.karyawan_id)
  then
    raise exception 'nobody decides their own request'
      using errcode = '23514', constraint = 'pengajuan_bukan_sendiri', table = tg_table_name;
  end if;
  if pemutus.role = 'hrd' or (not dicatat and pemutus.role = 'koordinator' and (new.koordinator_id = new.diputus_oleh_id
    or exists (select from koordinator_pengganti g where g.koordinator_id = new.koordinator_id
      and g.pengganti_id = new.diputus_oleh_id and g.dicabut_pada is null and g.masa @> new.diputus_pada
      -- Nobody chooses who decides about them.
      and akun_dari(g.dibuat_oleh_id, new.karyawan_id) is not true)))
  then
    return new;
  end if;
  raise exception 'the request does not name this account'
    using errcode = '23514', constraint = 'pengajuan_pemutus', table = tg_table_name;
end $$;
