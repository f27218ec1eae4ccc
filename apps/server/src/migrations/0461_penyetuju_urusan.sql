-- Whoever is named to approve HR's pay settles the other affairs of people of HR as HR does, which nobody of HR does for themselves.

-- As what an account acts for a person: HR, where it is named and the person is of HR and somebody else; else its own role.
create function peran_atas(akun integer, orang integer) returns text
  language sql stable set search_path = public, pg_temp as $$
  select case when exists (
    select from penyetuju_gaji_hr s join pengguna h on h.role = 'hrd' and h.aktif
      and (h.karyawan_id = orang or (h.karyawan_id is null
        and lower(btrim(h.nama)) = (select lower(btrim(nama)) from karyawan where id = orang)))
    where s.pengguna_id = u.id and u.karyawan_id is distinct from orang) then 'hrd' else u.role end
  from pengguna u where u.id = akun;
$$;

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
      select peran_atas(id, new.karyawan_id) as role, karyawan_id into pembetul from pengguna where id = new.dibetulkan_oleh_id;
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
    -- A roster that is published later says on how many of its days somebody would have worked.
    if old.status = 'disetujui' and new.status = 'disetujui' then boleh_berubah := boleh_berubah || array['total_hari']; end if;
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
  select peran_atas(id, new.karyawan_id) as role, karyawan_id into pemutus from pengguna where id = new.diputus_oleh_id;
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

create or replace function periksa_tinjauan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemilik integer;
  peninjau record;
begin
  if tg_op = 'UPDATE' and old.ditinjau_pada is not null then
    if (new.ditinjau_oleh_id, new.ditinjau_pada, new.diterima, new.alasan_tinjauan)
      is not distinct from (old.ditinjau_oleh_id, old.ditinjau_pada, old.diterima, old.alasan_tinjauan)
    then
      return new;
    end if;
    raise exception 'a review stays as it is'
      using errcode = '23514', constraint = 'tinjauan_sekali', table = tg_table_name;
  end if;
  if not new.perlu_tinjauan then
    raise exception 'only a marked punch is reviewed'
      using errcode = '23514', constraint = 'tinjauan_perlu', table = tg_table_name;
  end if;
  select karyawan_id into pemilik from presensi where id = new.presensi_id and tanggal = new.tanggal;
  select peran_atas(id, pemilik) as role, karyawan_id into peninjau from pengguna where id = new.ditinjau_oleh_id;
  if peninjau.karyawan_id = pemilik or new.oleh_id = new.ditinjau_oleh_id then
    raise exception 'nobody reviews their own'
      using errcode = '23514', constraint = 'tinjauan_bukan_sendiri', table = tg_table_name;
  end if;
  if peninjau.role = 'hrd' or (peninjau.role = 'koordinator' and exists (
    select from (
      select p.koordinator_id, p.kantor_id, p.tanggal_masuk as mulai, p.tanggal_selesai as sampai from penempatan p
      where p.karyawan_id = pemilik
      union all
      select l.pengguna_id, l.kantor_id, l.mulai, l.sampai from kantor_koordinator l where l.kantor_id = new.kantor_id) a
      join kantor o on o.id = a.kantor_id
    where (a.koordinator_id = new.ditinjau_oleh_id or exists (
        select from koordinator_pengganti g where g.koordinator_id = a.koordinator_id
          and g.pengganti_id = new.ditinjau_oleh_id and g.dicabut_pada is null and g.masa @> new.ditinjau_pada))
      and (new.ditinjau_pada at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end)::date
        between a.mulai and coalesce(a.sampai, 'infinity')))
  then
    return new;
  end if;
  raise exception 'the punch is not this account''s to review'
    using errcode = '23514', constraint = 'tinjauan_peninjau', table = tg_table_name;
end $$;

-- Whoever wrote it down decides it no more than its owner does; of what HR wrote down, who is named may as well.
create or replace function periksa_reimburse() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus pengguna;
begin
  if tg_op = 'UPDATE' and old.status <> 'MENUNGGU' then
    raise exception 'what was decided stays'
      using errcode = '23514', constraint = 'reimburse_tetap', table = tg_table_name;
  end if;
  if new.status in ('DISETUJUI', 'DITOLAK') then
    select * into pemutus from pengguna where id = new.diputus_oleh_id;
    -- A server of the last release approves what it writes down as it writes it.
    if pemutus.karyawan_id is not distinct from new.karyawan_id
      or (tg_op = 'UPDATE' and new.diputus_oleh_id = new.diajukan_oleh_id)
      or (peran_atas(pemutus.id, new.karyawan_id) <> 'hrd'
        and not (exists (select from penyetuju_gaji_hr s where s.pengguna_id = pemutus.id)
          and exists (select from pengguna h where h.id = new.diajukan_oleh_id and h.role = 'hrd')))
    then
      raise exception 'somebody else of HR decides'
        using errcode = '23514', constraint = 'reimburse_orang_lain', table = tg_table_name;
    end if;
  end if;
  return new;
end $$;
