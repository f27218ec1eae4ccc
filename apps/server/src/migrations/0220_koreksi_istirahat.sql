-- Puts the breaks of a work right: what was punched gives way to these, [{mulai, selesai}], by their start; what stood before is
-- in the audit trail. A locked day keeps what it has.
create function koreksi_istirahat(catatan bigint, hari date, baru jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  perform tolak_terkunci(kunci_atas(r.karyawan_id, daterange(hari, hari, '[]')))
  from presensi r where r.id = catatan and r.tanggal = hari;
  delete from presensi_istirahat where presensi_id = catatan and tanggal = hari;
  insert into presensi_istirahat (presensi_id, tanggal, mulai, selesai)
  select catatan, hari, (i ->> 'mulai')::timestamptz, (i ->> 'selesai')::timestamptz
  from jsonb_array_elements(baru) with ordinality semua(i, ke) order by ke;
end $$;
revoke all on function koreksi_istirahat(bigint, date, jsonb) from public;
grant execute on function koreksi_istirahat(bigint, date, jsonb) to rekan_app;
