-- Whoever of HR waives lateness at a site waives none of their own: whose check-ins go on counting as they were. Waivers of before
-- hold for everybody, as they were made; a server of before makes such still.
alter table pemutihan add column kecuali_karyawan_id integer references karyawan;
create index pemutihan_kecuali on pemutihan (kecuali_karyawan_id);

create or replace function periksa_pemutihan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.dicabut_pada is null and new.dicabut_pada is not null
    and (new.kantor_id, new.tanggal, new.mulai, new.selesai, new.alasan, new.dibuat_oleh_id, new.dibuat_pada, new.kecuali_karyawan_id)
      is not distinct from
      (old.kantor_id, old.tanggal, old.mulai, old.selesai, old.alasan, old.dibuat_oleh_id, old.dibuat_pada, old.kecuali_karyawan_id)
  then
    return new;
  end if;
  raise exception 'a waiver is taken back once and never changed'
    using errcode = '23514', constraint = 'pemutihan_tetap', table = 'pemutihan';
end $$;
