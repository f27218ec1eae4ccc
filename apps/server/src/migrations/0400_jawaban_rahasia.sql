-- Answers that hold what opens something are kept no longer, by whom they were given before as well.
delete from idempotensi
where jawaban #> '{data,token}' is not null
   or jawaban #> '{data,kode_cetak}' is not null
   or (jawaban #>> '{data,alamat}' is not null and jawaban #> '{data,sejak}' is not null)
   or (jawaban #>> '{data,alamat}' is not null and jawaban #> '{data,sampai}' is not null);
