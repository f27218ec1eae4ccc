-- A dispute leaves lateness out while it waits and once it is accepted: none is opened or decided on a locked day.
create function periksa_kunci_sanggahan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  if new.tanggal <= (select max(sampai) from kunci_bulan where dibuka_pada is null) then
    perform tolak_terkunci(kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]')))
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    where e.id = new.kejadian_id and e.tanggal = new.tanggal and r.tanggal = new.tanggal;
  end if;
  return null;
end $$;
create trigger presensi_sanggahan_kunci_baru after insert on presensi_sanggahan
  for each row execute function periksa_kunci_sanggahan();
create trigger presensi_sanggahan_kunci_putus after update on presensi_sanggahan
  for each row when (old.diterima is distinct from new.diterima) execute function periksa_kunci_sanggahan();
