-- A contact looks at what the running period comes to before any sheet was sent: their link is of none.
alter table kontak_tautan alter column berita_acara_id drop not null;

alter table kontak_surat drop constraint kontak_surat_jenis_check, drop constraint kontak_surat_revisi;
alter table kontak_surat
  add constraint kontak_surat_jenis_check check (jenis in ('masuk', 'tanda_tangan', 'lembar', 'lagi', 'ingat', 'hitungan')),
  add constraint kontak_surat_revisi check ((revisi_id is null) = (jenis in ('masuk', 'tanda_tangan', 'hitungan')));
drop index kontak_surat_tunggu;
create unique index kontak_surat_tunggu on kontak_surat (kontak_id, jenis)
  where terkirim_pada is null and jenis in ('masuk', 'tanda_tangan', 'lagi', 'hitungan');
