-- Nor do a locked site's days gain people who were elsewhere: a placement that is dated back into them is refused as a work is.
create or replace function periksa_kunci_penempatan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  lama datemultirange := '{}';
  baru datemultirange := '{}';
  rentang daterange;
  orang integer := case tg_op when 'DELETE' then old.karyawan_id else new.karyawan_id end;
begin
  perform tunggu_kunci();
  if not exists (select from kunci_bulan where dibuka_pada is null) then return null; end if;
  if tg_op <> 'INSERT' then lama := datemultirange(daterange(old.tanggal_masuk, old.tanggal_selesai, '[]')); end if;
  if tg_op <> 'DELETE' then baru := datemultirange(daterange(new.tanggal_masuk, new.tanggal_selesai, '[]')); end if;
  if tg_op = 'INSERT' and not exists (select from penempatan p where p.karyawan_id = orang and p.id <> new.id) then
    return null;
  end if;
  foreach rentang in array array(select unnest(
    case when tg_op = 'UPDATE' and (old.kantor_id, old.jadwal_id, old.utama) is distinct from (new.kantor_id, new.jadwal_id, new.utama)
      then lama + baru else (lama - baru) + (baru - lama) end)) loop
    perform tolak_terkunci(kunci_atas(orang, rentang));
    if tg_op <> 'DELETE' and new.utama then
      perform tolak_terkunci((
        select k.id from kunci_bulan k
        where k.dibuka_pada is null and new.kantor_id = any(k.lokasi)
          and daterange(k.dari, k.sampai, '[]') && (rentang * daterange(new.tanggal_masuk, new.tanggal_selesai, '[]'))
        order by k.id limit 1));
    end if;
  end loop;
  return null;
end $$;
