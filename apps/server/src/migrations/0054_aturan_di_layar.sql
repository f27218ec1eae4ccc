-- HR sets the company's holidays and its kinds of leave on screen; decreed holidays come with a release alone.
grant insert (tanggal, jenis, nama, berlaku), update (nama, berlaku) on libur to rekan_app;
grant insert, update on jenis_cuti_perubahan to rekan_app;

-- How often a kind of leave was changed, so that who changes it is told of a change they have not seen.
alter table jenis_cuti add column versi integer not null default 1 check (versi >= 1);
grant insert, update (versi) on jenis_cuti to rekan_app;
