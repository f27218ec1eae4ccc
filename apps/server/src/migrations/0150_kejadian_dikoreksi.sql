-- The same with whether the punch was put right, so that nobody asks each month for it.
drop function kejadian_antara(integer, date, date);
create function kejadian_antara(orang integer, dari date, sampai date)
  returns table (tanggal date, penugasan_id bigint, id bigint, presensi_id bigint, jenis text, waktu timestamptz,
    kantor_id integer, lokasi text, jarak_meter integer, di_luar_area boolean, perlu_tinjauan boolean, tanda jsonb,
    oleh_id integer, telat_detik integer, lebih_awal_detik integer, ditinjau_pada timestamptz, diterima_pada timestamptz,
    luring_detik integer, nilai_waktu text, dikoreksi boolean, ditarik boolean)
  language plpgsql stable rows 4 set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  select r.tanggal, r.penugasan_id, e.id, e.presensi_id, e.jenis, e.waktu, e.kantor_id, e.lokasi, e.jarak_meter, e.di_luar_area,
    e.perlu_tinjauan, e.tanda, e.oleh_id, e.telat_detik, e.lebih_awal_detik, e.ditinjau_pada, e.diterima_pada, e.luring_detik,
    e.nilai_waktu, e.dikoreksi, false
  from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
  where r.karyawan_id = orang and r.tanggal between dari and sampai and e.tanggal between dari and sampai
  union all
  select r.tanggal, r.penugasan_id, d.id, d.presensi_id, d.jenis, d.waktu, d.kantor_id, d.lokasi, d.jarak_meter, d.di_luar_area,
    d.perlu_tinjauan, d.tanda, d.oleh_id, d.telat_detik, d.lebih_awal_detik, d.ditinjau_pada, d.diterima_pada, d.luring_detik,
    d.nilai_waktu, d.dikoreksi, true
  from presensi r join presensi_ditarik d on d.presensi_id = r.id and d.tanggal = r.tanggal
  where r.karyawan_id = orang and r.tanggal between dari and sampai;
end $$;
