-- Punches with evidence of when they were taken: when each arrived, how long after, and how far its time is believed.
alter table presensi_kejadian
  add column diterima_pada timestamptz,
  add column luring_detik integer not null default 0 check (luring_detik >= 0),
  add column nilai_waktu text check (nilai_waktu in ('kuat', 'sedang', 'lemah')),
  add constraint presensi_kejadian_luring check (luring_detik = 0 or nilai_waktu is not null);
alter table presensi_ditarik
  add column diterima_pada timestamptz,
  add column luring_detik integer not null default 0,
  add column nilai_waktu text,
  -- within a minute of its arrival
  drop constraint presensi_ditarik_waktu,
  add constraint presensi_ditarik_waktu check (
    ditarik_pada between coalesce(diterima_pada, waktu) and coalesce(diterima_pada, waktu) + interval '60 seconds');

-- The evidence itself stays as long as exact positions do, of which it tells one.
alter table presensi_bukti
  alter column latitude drop not null,
  alter column longitude drop not null,
  -- when it was taken by what the phone claims
  add column taksir timestamptz,
  add column ponsel_id integer,
  -- exactly as it was signed, and the signature
  add column luring text,
  add column luring_tanda text,
  -- why it is believed no further, and what the facts of its moment and of its arrival said of it
  add column penilaian jsonb,
  add constraint presensi_bukti_titik check ((latitude is null) = (longitude is null)),
  add constraint presensi_bukti_berisi check (latitude is not null or taksir is not null),
  add constraint presensi_bukti_luring check ((taksir is null) = (luring is null) and (luring is null) = (penilaian is null));

drop function kejadian_antara(integer, date, date);
create function kejadian_antara(orang integer, dari date, sampai date)
  returns table (tanggal date, penugasan_id bigint, id bigint, presensi_id bigint, jenis text, waktu timestamptz,
    kantor_id integer, lokasi text, jarak_meter integer, di_luar_area boolean, perlu_tinjauan boolean, tanda jsonb,
    oleh_id integer, telat_detik integer, lebih_awal_detik integer, ditinjau_pada timestamptz, diterima_pada timestamptz,
    luring_detik integer, nilai_waktu text, ditarik boolean)
  language plpgsql stable rows 4 set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select r.tanggal, r.penugasan_id, e.id, e.presensi_id, e.jenis, e.waktu, e.kantor_id, e.lokasi, e.jarak_meter, e.di_luar_area,
    e.perlu_tinjauan, e.tanda, e.oleh_id, e.telat_detik, e.lebih_awal_detik, e.ditinjau_pada, e.diterima_pada, e.luring_detik,
    e.nilai_waktu, false
  from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
  where r.karyawan_id = orang and r.tanggal between dari and sampai and e.tanggal between dari and sampai
  union all
  select r.tanggal, r.penugasan_id, d.id, d.presensi_id, d.jenis, d.waktu, d.kantor_id, d.lokasi, d.jarak_meter, d.di_luar_area,
    d.perlu_tinjauan, d.tanda, d.oleh_id, d.telat_detik, d.lebih_awal_detik, d.ditinjau_pada, d.diterima_pada, d.luring_detik,
    d.nilai_waktu, true
  from presensi r join presensi_ditarik d on d.presensi_id = r.id and d.tanggal = r.tanggal
  where r.karyawan_id = orang and r.tanggal between dari and sampai;
end $$;

-- What was punched stands, unless somebody who says who they are puts it right; what its person said of it stays theirs. Once a
-- weak time was accepted, it counts as what its phone claimed, and what had to wait for it at its own time again.
create or replace function periksa_koreksi() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.dikoreksi and new.oleh_id is not null and new.keterangan = old.keterangan then
    return new;
  end if;
  -- That it wants another look may be found out later.
  if (new.waktu, new.kantor_id, new.telat_detik, new.lebih_awal_detik, new.keterangan, new.oleh_id, new.dikoreksi)
    is not distinct from
    (old.waktu, old.kantor_id, old.telat_detik, old.lebih_awal_detik, old.keterangan, old.oleh_id, old.dikoreksi)
  then
    return new;
  end if;
  if (new.kantor_id, new.keterangan, new.oleh_id, new.dikoreksi)
      is not distinct from (old.kantor_id, old.keterangan, old.oleh_id, old.dikoreksi)
    and new.waktu <= old.waktu
    and exists (select from presensi_bukti b
      where b.kejadian_id = new.id and b.tanggal = new.tanggal and b.taksir <= new.waktu)
    and (new.nilai_waktu = 'lemah' and new.diterima or exists (select from presensi_kejadian t
      where t.presensi_id = new.presensi_id and t.tanggal = new.tanggal and t.nilai_waktu = 'lemah' and t.diterima))
  then
    return new;
  end if;
  raise exception 'a punch changes by a correction alone'
    using errcode = '23514', constraint = 'presensi_kejadian_koreksi', table = tg_table_name;
end $$;
