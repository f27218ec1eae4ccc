-- Signed sheets whose figures may no longer be what is recorded: the server computes them anew and drafts the next revision.
create table berita_acara_periksa (
  berita_acara_id integer primary key references berita_acara
);
grant select, insert, delete on berita_acara_periksa to rekan_app;

-- Those of them that hold a day at a post, of whom a work of that day is.
create function tandai_periksa(pos integer, hari date) returns void language sql volatile set search_path = public, pg_temp as $$
  insert into berita_acara_periksa (berita_acara_id)
  select distinct b.id from pos p join berita_acara b on b.kontrak_klien_id = p.kontrak_klien_id
    join berita_acara_revisi r on r.berita_acara_id = b.id and hari between r.dari and r.sampai
    join berita_acara_tanda_tangan t on t.revisi_id = r.id
  where p.id = pos
  on conflict do nothing
$$;

-- A punch that was put right, or arrived long after it was taken; what is recorded as it happens is of no signed day.
create function tandai_kejadian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tandai_periksa(w.pos_id, w.tanggal)
  from presensi r join penugasan w on w.id = r.penugasan_id and w.pos_id is not null
  where r.id = new.presensi_id and r.tanggal = new.tanggal;
  return null;
end $$;
create trigger presensi_kejadian_periksa_baru after insert on presensi_kejadian
  for each row when (new.dikoreksi or new.luring_detik > 3600) execute function tandai_kejadian();
create trigger presensi_kejadian_periksa_ubah after update on presensi_kejadian
  for each row when (old.waktu is distinct from new.waktu) execute function tandai_kejadian();

-- A work that was written or called off once it had begun.
create function tandai_penugasan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tandai_periksa(new.pos_id, new.tanggal);
  return null;
end $$;
create trigger penugasan_periksa_baru after insert on penugasan
  for each row when (new.pos_id is not null and new.mulai < new.dibuat_pada) execute function tandai_penugasan();
create trigger penugasan_periksa_batal after update on penugasan
  for each row when (new.pos_id is not null and old.dibatalkan_pada is distinct from new.dibatalkan_pada
    and new.mulai < coalesce(new.dibatalkan_pada, old.dibatalkan_pada)) execute function tandai_penugasan();

-- Overtime that lengthens a work, or no longer does.
create function tandai_lembur() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tandai_periksa(w.pos_id, w.tanggal) from penugasan w
  where w.karyawan_id = new.karyawan_id and w.tanggal = new.hari_presensi and w.pos_id is not null and w.dibatalkan_pada is null;
  return null;
end $$;
create trigger lembur_periksa_baru after insert on lembur
  for each row when (new.status = 'disetujui') execute function tandai_lembur();
create trigger lembur_periksa_ubah after update on lembur
  for each row when ((old.status <> new.status and 'disetujui' in (old.status, new.status))
    or (old.mulai, old.selesai) is distinct from (new.mulai, new.selesai))
  execute function tandai_lembur();
