-- Menstrual leave is of the first and second day of each period (UU 13/2003, article 81), not of a month.
update jenis_cuti set kuota_per = 'periode', berkas = jsonb_set(berkas, '{kuota_per}', '"periode"')
where kode = 'CUTI_HAID' and kuota_per = 'bulan';
