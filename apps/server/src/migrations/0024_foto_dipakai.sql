-- A photo that was received before is found by its bytes, also when the photo itself is long deleted.
create index presensi_kejadian_selfie on presensi_kejadian (selfie_sha256) where selfie_sha256 is not null;

-- What a photo looks like in 256 bits: those of a person's own history and of an office's latest are
-- compared. Goes with its photo.
create table selfie_sidik (
  kejadian_id bigint primary key references presensi_kejadian on delete cascade,
  karyawan_id integer not null references karyawan,
  kantor_id integer not null references kantor,
  sidik bit(256) not null
);
create index selfie_sidik_karyawan on selfie_sidik (karyawan_id);
create index selfie_sidik_kantor on selfie_sidik (kantor_id, kejadian_id);
grant select, insert, delete on selfie_sidik to rekan_app;
