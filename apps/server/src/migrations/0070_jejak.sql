-- Whom an entry of the audit trail is about, so that the trail of a person is found by an index. It follows from what the
-- entry says; the chain holds that, not this.
create function tentang_siapa(objek text, kunci text, sebelum jsonb, sesudah jsonb) returns integer
language plpgsql stable set search_path = public, pg_temp as $$
declare
  disebut text := coalesce(sesudah ->> 'karyawan_id', sebelum ->> 'karyawan_id',
    case when objek in ('karyawan', 'pajak_karyawan') then kunci
      when objek = 'upah' then split_part(kunci, ' ', 1) end);
  rekaman_id bigint := case when kunci ~ '^[0-9]{1,15}$' then kunci::bigint end;
  milik integer := case when disebut ~ '^[0-9]{1,9}$' then disebut::integer end;
begin
  if milik is null and rekaman_id is not null then
    case objek
      when 'pengguna' then select karyawan_id into milik from pengguna p where p.id = rekaman_id;
      when 'kontrak' then select karyawan_id into milik from kontrak t where t.id = rekaman_id;
      when 'dokumen' then select karyawan_id into milik from dokumen t where t.id = rekaman_id;
      when 'absensi' then select karyawan_id into milik from absensi t where t.id = rekaman_id;
      when 'lembur' then select karyawan_id into milik from lembur t where t.id = rekaman_id;
      when 'payroll' then select karyawan_id into milik from payroll t where t.id = rekaman_id;
      when 'hak_cuti' then select karyawan_id into milik from hak_cuti t where t.id = rekaman_id;
      when 'presensi' then select karyawan_id into milik from presensi t where t.id = rekaman_id;
      when 'presensi_kejadian' then
        select r.karyawan_id into milik from kejadian_semua e join presensi r on r.id = e.presensi_id where e.id = rekaman_id;
      else null;
    end case;
  end if;
  return (select k.id from karyawan k where k.id = milik);
end $$;

alter table audit add column karyawan_id integer;
update audit set karyawan_id = tentang_siapa(objek, objek_id, sebelum, sesudah);

create function catat_tentang() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.karyawan_id := tentang_siapa(new.objek, new.objek_id, new.sebelum, new.sesudah);
  return new;
end $$;
create trigger audit_tentang before insert on audit for each row execute function catat_tentang();

create index audit_karyawan on audit (karyawan_id, waktu, id);
create index audit_pengguna on audit (pengguna_id, waktu, id);
