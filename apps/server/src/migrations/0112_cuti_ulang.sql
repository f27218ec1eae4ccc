-- Approved leave is counted anew when a roster is published: its days may come to none, and the ledger has an entry of the
-- difference, as often as it is so.
alter table absensi
  drop constraint absensi_total,
  add constraint absensi_total check (total_hari between case when status = 'disetujui' then 0 else 1 end and 366);
alter table mutasi_cuti
  drop constraint mutasi_cuti_jenis_check,
  drop constraint mutasi_cuti_check,
  drop constraint mutasi_cuti_check1,
  add constraint mutasi_cuti_jenis_check check (jenis in ('HAK', 'PAKAI', 'KEMBALI', 'ULANG', 'KOREKSI', 'BERSAMA', 'GUGUR')),
  add constraint mutasi_cuti_jumlah check (case jenis
    when 'HAK' then jumlah >= 0
    when 'KEMBALI' then jumlah > 0
    when 'KOREKSI' then jumlah <> 0
    -- above 0: days that were taken are none any more
    when 'ULANG' then jumlah <> 0
    when 'GUGUR' then jumlah <> 0
    when 'BERSAMA' then jumlah in (-1, 0)
    else jumlah < 0 end),
  add constraint mutasi_cuti_absensi check ((absensi_id is not null) = (jenis in ('PAKAI', 'KEMBALI', 'ULANG')));
drop index mutasi_cuti_permohonan;
create unique index mutasi_cuti_permohonan on mutasi_cuti (absensi_id, hak_id, jenis)
  where absensi_id is not null and jenis <> 'ULANG';
create index mutasi_cuti_absensi_semua on mutasi_cuti (absensi_id) where absensi_id is not null;

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
