-- Half a day of leave: of one day, of a kind that HR lets be taken so. The other half of the day's work is still to be attended.
alter table jenis_cuti add column boleh_setengah boolean not null default false;

alter table absensi
  add column paruh text check (paruh in ('pagi', 'siang')),
  add constraint absensi_paruh check (paruh is null or (jenis_izin = 'CUTI' and tanggal_mulai = tanggal_selesai)),
  drop constraint absensi_total,
  -- a half is exact in binary, and is read as a number by whoever read whole ones
  alter column total_hari type double precision,
  add constraint absensi_total check (total_hari between case when status = 'disetujui' then 0 else 0.5 end and 366
    and total_hari * 2 = floor(total_hari * 2) and (paruh is null or total_hari <= 0.5)),
  -- of one day the two halves may be two requests
  drop constraint absensi_tidak_bertumpuk,
  add constraint absensi_tidak_bertumpuk exclude using gist (karyawan_id with =,
    daterange(tanggal_mulai, tanggal_selesai, '[]') with &&,
    int4range(case paruh when 'siang' then 1 else 0 end, case paruh when 'pagi' then 1 else 2 end) with &&)
    where (status in ('menunggu', 'disetujui') and jenis_izin <> 'KOREKSI_PRESENSI');

alter table hak_cuti
  alter column sisa type double precision,
  alter column dipotong type double precision,
  add constraint hak_cuti_setengah check (sisa * 2 = floor(sisa * 2) and dipotong * 2 = floor(dipotong * 2));
alter table mutasi_cuti
  alter column jumlah type double precision,
  drop constraint mutasi_cuti_jumlah,
  add constraint mutasi_cuti_jumlah check (jumlah * 2 = floor(jumlah * 2) and case jenis
    when 'HAK' then jumlah >= 0
    when 'KEMBALI' then jumlah > 0
    when 'KOREKSI' then jumlah <> 0
    when 'ULANG' then jumlah <> 0
    when 'GUGUR' then jumlah <> 0
    -- a half where no more was left, 0 where nothing was
    when 'BERSAMA' then jumlah in (-1, -0.5, 0)
    else jumlah < 0 end);
