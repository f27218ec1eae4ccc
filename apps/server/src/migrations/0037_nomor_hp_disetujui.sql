-- The number that its owner lets colleagues see. Consent is to that number: another one is hidden from them again.
alter table karyawan add column nomor_hp_disetujui text;
