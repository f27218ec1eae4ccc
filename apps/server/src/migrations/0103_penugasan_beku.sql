-- A work that follows from the week becomes a row once it is touched: with the hours of that moment, whatever the week says
-- later. It may be worked at any office of the person's placements; kantor_id is the primary one's.
alter table penugasan
  add column turunan boolean not null default false,
  drop constraint penugasan_asal_check,
  add constraint penugasan_asal_check check (asal in ('roster', 'pengganti', 'tukar', 'lembur') or (asal = 'jadwal' and turunan)),
  add constraint penugasan_turunan check (not turunan or (asal in ('jadwal', 'roster') and pos_id is null and menggantikan_id is null)),
  -- What follows from weeks is judged where works are published; two of them side by side are nobody's mistake.
  drop constraint penugasan_tidak_bertumpuk,
  add constraint penugasan_tidak_bertumpuk exclude using gist
    (karyawan_id with =, tstzrange(mulai, selesai) with &&) where (dibatalkan_pada is null and not turunan);
create unique index penugasan_turunan_satu on penugasan (karyawan_id, tanggal) where turunan and dibatalkan_pada is null;

-- One index says which works a person's day has, and that a record is of a work of its person and day.
alter table presensi drop constraint presensi_penugasan_id_karyawan_id_tanggal_fkey;
alter table penugasan
  drop constraint penugasan_id_karyawan_id_tanggal_key,
  add constraint penugasan_orang unique (karyawan_id, tanggal, id);
drop index penugasan_hari;
alter table presensi add foreign key (karyawan_id, tanggal, penugasan_id) references penugasan (karyawan_id, tanggal, id);

-- The record of a work that was no row yet goes with it; of no other.
grant update (penugasan_id) on presensi to rekan_app;
create function periksa_presensi_beku() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.penugasan_id is not null
    or not exists (select from penugasan where id = new.penugasan_id and turunan and dibatalkan_pada is null)
  then
    raise exception 'a record stays with its work'
      using errcode = '23514', constraint = 'presensi_penugasan_tetap', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger presensi_penugasan_tetap before update of penugasan_id on presensi for each row
  when (old.penugasan_id is distinct from new.penugasan_id) execute function periksa_presensi_beku();
