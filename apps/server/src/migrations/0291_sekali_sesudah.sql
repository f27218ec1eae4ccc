-- All that follows from a new punch is one trigger: each one of its own was set up and called for every punch.
set local lock_timeout = '1s';
drop trigger presensi_kejadian_kunci_punch on presensi_kejadian;
drop trigger presensi_kejadian_kunci_koreksi on presensi_kejadian;
drop trigger presensi_kejadian_sesudah on presensi_kejadian;
drop trigger presensi_kejadian_tanda_bukti on presensi_kejadian;
drop trigger presensi_kejadian_periksa_baru on presensi_kejadian;

create function catat_kejadian_baru() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A correction waits for who is locking its month, a punch does not: its day is hardly over.
  if new.dikoreksi then perform tunggu_kunci(); end if;
  if new.tanggal <= (select max(sampai) from kunci_bulan where dibuka_pada is null) then
    perform tolak_terkunci(kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]')))
    from presensi r where r.id = new.presensi_id and r.tanggal = new.tanggal;
  end if;
  -- A punch that was put right, or arrived long after it was taken.
  if new.dikoreksi or new.luring_detik > 3600 then
    perform tandai_periksa(w.pos_id, w.tanggal)
    from presensi r join penugasan w on w.id = r.penugasan_id and w.pos_id is not null
    where r.id = new.presensi_id and r.tanggal = new.tanggal;
  end if;
  if new.jenis = 'check_out' then
    perform from presensi_kejadian
    where presensi_id = new.presensi_id and tanggal = new.tanggal and jenis = 'check_in' for key share;
    if not found then
      raise exception 'a check-out follows its check-in'
        using errcode = '23503', constraint = 'presensi_kejadian_sesudah', table = 'presensi_kejadian';
    end if;
  end if;
  if new.selfie_sha256 is not null then
    insert into tanda_bukti_antre values (new.id, new.tanggal) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger presensi_kejadian_baru after insert on presensi_kejadian
  for each row execute function catat_kejadian_baru();
drop function antre_tanda_bukti();
