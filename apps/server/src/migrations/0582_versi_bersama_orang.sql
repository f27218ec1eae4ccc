-- Who goes by the former value of a guard that they lowered is found by their accounts and their name: servers that keep the settings ask anew
-- where such an account is another person's, or is of another name.
set local lock_timeout = '3s';
create function perbarui_versi_bersama_orang() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from pengaturan_dilonggarkan d join pengguna u on u.id = d.oleh_id
    where case tg_table_name when 'pengguna' then u.id = new.id
      else u.karyawan_id is null and lower(btrim(u.nama)) in (lower(btrim(new.nama)), lower(btrim(old.nama))) end)
  then
    update versi_bersama set versi = gen_random_uuid();
  end if;
  return null;
end $$;
create trigger pengguna_bersama after update of nama, karyawan_id on pengguna for each row
  when ((old.nama, old.karyawan_id) is distinct from (new.nama, new.karyawan_id)) execute function perbarui_versi_bersama_orang();
create trigger karyawan_bersama after insert on karyawan for each row execute function perbarui_versi_bersama_orang();
create trigger karyawan_nama_bersama after update of nama on karyawan for each row
  when (old.nama is distinct from new.nama) execute function perbarui_versi_bersama_orang();
