-- A punch keeps by which code of its site it was proved; null: by none.
alter table presensi_kejadian
  add column kode_pos text check (kode_pos in ('layar', 'cetak'));
alter table presensi_ditarik
  add column kode_pos text;
