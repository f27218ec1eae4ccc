-- A punch that came too late and waits as a request had its photo as well: no other punch is made with it. The digest stays when the exact
-- position is forgotten. A server of before writes it too.
set local lock_timeout = '3s';
alter table koreksi_luring add column sha256 bytea;
update koreksi_luring set sha256 = decode(luring::json ->> 'foto', 'hex') where luring is not null;
create index koreksi_luring_foto on koreksi_luring (sha256) where sha256 is not null;
create function catat_foto_permintaan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.sha256 := decode(new.luring::json ->> 'foto', 'hex');
  return new;
end $$;
create trigger koreksi_luring_foto before insert on koreksi_luring for each row
  when (new.luring is not null) execute function catat_foto_permintaan();

-- As `foto_sama`, with the requests that had these bytes, which are nobody's punch.
create function foto_dipakai(sidik bytea, orang integer) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select coalesce(json_agg(json_build_object('kejadian_id', s.kejadian_id, 'tanggal', s.tanggal, 'sendiri', s.sendiri)
      order by s.ditarik, s.sendiri desc, s.kejadian_id desc nulls last), '[]')
    from (select f.*, row_number() over (partition by f.ditarik, f.kejadian_id is null order by f.sendiri desc, f.kejadian_id desc, f.tanggal desc) as ke
      from (select f.kejadian_id, f.tanggal, f.karyawan_id = orang as sendiri,
          exists (select from presensi_ditarik d where d.id = f.kejadian_id) as ditarik
        from selfie_diterima f where f.sha256 = sidik
        union all
        select null, a.tanggal_mulai, a.karyawan_id = orang, false
        from koreksi_luring l join absensi a on a.id = l.absensi_id where l.sha256 = sidik) f) s
    where s.ke <= 4);
end $$;
