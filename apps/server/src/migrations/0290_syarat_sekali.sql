-- PostgreSQL reads the text of every `check` anew for each statement: of a punch that was four tenths of what writing it cost. The
-- same conditions under the same names are asked by one trigger a table, whose function a connection reads once.
set local lock_timeout = '1s';
do $$
declare
  satu record;
begin
  for satu in
    with induk as (
      select conrelid, conname from pg_constraint where contype = 'c'
        and conrelid = any(array['presensi_kejadian', 'presensi_bukti', 'presensi_selfie', 'penugasan']::regclass[]))
    select conrelid::regclass as tabel, conname as nama, 1 as urut from induk
    union all
    -- What was a table of its own before it became a part has them for itself as well.
    select inhrelid::regclass, conname, 2 from induk join pg_inherits on inhparent = conrelid
    order by urut
  loop
    execute format('alter table %s drop constraint if exists %I', satu.tabel, satu.nama);
  end loop;
end $$;

create function tolak_syarat(nama text, tabel text) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', tabel, nama
    using errcode = '23514', constraint = nama, table = tabel, schema = 'public';
end $$;

create function periksa_utuh_kejadian() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  salah text := case
    when not new.jenis in ('check_in', 'check_out') then 'presensi_kejadian_jenis_check'
    when not new.latitude between -90 and 90 then 'presensi_kejadian_latitude_check'
    when not new.longitude between -180 and 180 then 'presensi_kejadian_longitude_check'
    when (new.latitude is null) <> (new.longitude is null) then 'presensi_kejadian_check'
    when not (new.latitude = round(new.latitude::numeric, 3)::double precision
      and new.longitude = round(new.longitude::numeric, 3)::double precision) then 'presensi_kejadian_kasar'
    when not new.akurasi >= 0 then 'presensi_kejadian_akurasi_check'
    when not new.lokasi in ('dalam', 'mungkin', 'luar', 'tidak_diketahui') then 'presensi_kejadian_lokasi_check'
    when not new.jarak_meter >= 0 then 'presensi_kejadian_jarak_meter_check'
    when not new.telat_detik >= 0 then 'presensi_kejadian_telat_detik_check'
    when not new.lebih_awal_detik >= 0 then 'presensi_kejadian_lebih_awal_detik_check'
    when not (new.jenis = 'check_out' or new.lebih_awal_detik = 0) then 'presensi_kejadian_check1'
    when not (new.jenis = 'check_in' or new.telat_detik = 0) then 'presensi_kejadian_check2'
    when not octet_length(new.selfie_sha256) = 32 then 'presensi_kejadian_selfie_sha256_check'
    when not (new.selfie_sha256 is not null or (new.dikoreksi and new.oleh_id is not null)) then 'presensi_kejadian_bukti'
    when not jsonb_typeof(new.tanda) = 'array' then 'presensi_kejadian_tanda_check'
    when not (new.perlu_tinjauan or new.tanda = '[]') then 'presensi_kejadian_bertanda'
    when not new.luring_detik >= 0 then 'presensi_kejadian_luring_detik_check'
    when not new.nilai_waktu in ('kuat', 'sedang', 'lemah') then 'presensi_kejadian_nilai_waktu_check'
    when not (new.luring_detik = 0 or new.nilai_waktu is not null) then 'presensi_kejadian_luring'
    when not new.kode_pos in ('layar', 'cetak') then 'presensi_kejadian_kode_pos_check'
    when not length(new.alasan_tinjauan) between 1 and 500 then 'presensi_kejadian_alasan_tinjauan_check'
    when not (num_nulls(new.ditinjau_oleh_id, new.ditinjau_pada, new.diterima) in (0, 3)
      and (new.alasan_tinjauan is null or new.ditinjau_pada is not null)
      and (new.diterima is not false or new.alasan_tinjauan is not null)) then 'presensi_kejadian_tinjauan'
  end;
begin
  if salah is not null then perform tolak_syarat(salah, tg_table_name); end if;
  return new;
end $$;
-- The last of those before the row is written: it sees what they have made of it.
create trigger presensi_kejadian_utuh before insert or update on presensi_kejadian
  for each row execute function periksa_utuh_kejadian();

create function periksa_utuh_bukti() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  salah text := case
    when not new.latitude between -90 and 90 then 'presensi_bukti_latitude_check'
    when not new.longitude between -180 and 180 then 'presensi_bukti_longitude_check'
    when (new.latitude is null) <> (new.longitude is null) then 'presensi_bukti_titik'
    when new.latitude is null and new.taksir is null then 'presensi_bukti_berisi'
    when (new.taksir is null) <> (new.luring is null) or (new.luring is null) <> (new.penilaian is null) then 'presensi_bukti_luring'
    when (new.lat7 is null) <> (new.lng7 is null) then 'presensi_bukti_teliti'
  end;
begin
  if salah is not null then perform tolak_syarat(salah, tg_table_name); end if;
  return new;
end $$;
create trigger presensi_bukti_utuh before insert or update on presensi_bukti
  for each row execute function periksa_utuh_bukti();

create function periksa_utuh_selfie() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  salah text := case
    when not new.tipe in ('image/png', 'image/jpeg', 'image/webp') then 'presensi_selfie_tipe_check'
    when num_nonnulls(new.isi, new.kunci) <> 1 then 'presensi_selfie_tepat_satu'
    when new.kunci = '' then 'presensi_selfie_kunci_check'
    when new.rusak and new.isi is null then 'presensi_selfie_rusak_disimpan'
  end;
begin
  if salah is not null then perform tolak_syarat(salah, tg_table_name); end if;
  return new;
end $$;
create trigger presensi_selfie_utuh before insert or update on presensi_selfie
  for each row execute function periksa_utuh_selfie();

create function periksa_utuh_penugasan() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  salah text := case
    when not (new.asal in ('roster', 'pengganti', 'tukar', 'lembur') or (new.asal = 'jadwal' and new.turunan)) then 'penugasan_asal_check'
    when not (new.selesai > new.mulai and new.selesai <= new.mulai + interval '24 hours') then 'penugasan_lama'
    when not new.istirahat_detik between 0 and 14400 then 'penugasan_istirahat_detik_check'
    when not new.istirahat_sesudah_detik between 0 and 86400 then 'penugasan_istirahat_sesudah_detik_check'
    when not new.istirahat_detik < extract(epoch from new.selesai - new.mulai) then 'penugasan_istirahat'
    when not new.toleransi_detik between 0 and 14400 then 'penugasan_toleransi_detik_check'
    when not (new.menggantikan_id is null or (new.menggantikan_id <> new.id and new.asal in ('pengganti', 'tukar'))) then 'penugasan_pengganti'
    when not (not new.turunan or (new.asal in ('jadwal', 'roster') and new.pos_id is null and new.menggantikan_id is null)) then 'penugasan_turunan'
  end;
begin
  if salah is not null then perform tolak_syarat(salah, tg_table_name); end if;
  return new;
end $$;
create trigger penugasan_utuh before insert or update on penugasan
  for each row execute function periksa_utuh_penugasan();
