-- People who leave, at once or on a day to come; placements that are called off before they begin.

alter table karyawan
  -- the last day of work, and why; null for those who stay
  add column tanggal_keluar date,
  add column alasan_keluar text check (alasan_keluar <> ''),
  add constraint karyawan_keluar_beralasan check ((tanggal_keluar is null) = (alasan_keluar is null));
create index karyawan_akan_keluar on karyawan (tanggal_keluar) where aktif and tanggal_keluar is not null;

-- Only what has not begun: what was worked stays.
grant delete on penempatan to rekan_app;
