-- What a punch is held against has which rules of its sites and weeks its person changed themselves lately, by whichever of their accounts,
-- and what others changed of the same: a punch that the former would have judged otherwise is looked at by somebody else.
create index audit_aturan on audit (pengguna_id, waktu) where objek in ('kantor', 'jadwal') and sebelum is not null;
create index pengguna_nama_akun on pengguna (lower(btrim(nama))) where karyawan_id is null;

create or replace function riwayat_ragu(orang integer, hari date, nomor_ponsel integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  nomor bigint[];
  awal date;
  akhir date;
  lalu json := '[]';
  pemakai json := '[]';
  akun integer[];
  aturan json := '[]';
  terbaca json := '[]';
begin
  select array_agg(r.id), min(r.tanggal), max(r.tanggal) into nomor, awal, akhir from (
    select r.id, r.tanggal from presensi r
    where r.karyawan_id = orang and r.tanggal between hari - 60 and hari
    order by r.tanggal desc limit 16) r;
  if nomor is not null then
    select coalesce(json_agg(l order by l.saat desc), '[]') into lalu from (
      select e.tanggal, (extract(epoch from coalesce(b.taksir, e.waktu)) * 1000)::bigint as saat,
        coalesce(b.latitude, e.latitude) as lat, coalesce(b.longitude, e.longitude) as lng, coalesce(e.akurasi, 0) as akurasi,
        b.lat7, b.lng7, encode(b.sidik_titik, 'hex') as sidik_titik, b.akurasi_dm
      from unnest(nomor) as r (id)
        join presensi_kejadian e on e.presensi_id = r.id and e.tanggal between awal and akhir
        left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal and b.tanggal between awal and akhir
      where e.oleh_id is null and not e.dikoreksi) l;
  end if;
  if nomor_ponsel is not null then
    select coalesce(json_agg(p), '[]') into pemakai from (
      select r.karyawan_id, (extract(epoch from b.taksir) * 1000)::bigint as saat
      from presensi_bukti b
        join presensi_kejadian e on e.id = b.kejadian_id and e.tanggal = b.tanggal and e.tanggal between hari - 3 and hari
        join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal and r.tanggal between hari - 3 and hari
      where b.ponsel_id = nomor_ponsel and b.taksir between riwayat_ragu.saat - interval '1 hour' and riwayat_ragu.saat + interval '1 hour'
        and b.tanggal between hari - 3 and hari and e.oleh_id is null and r.karyawan_id <> orang
      order by b.taksir desc limit 100) p;
  end if;
  akun := array(select u.id from pengguna u where u.karyawan_id = orang
    union all select u.id from pengguna u where u.karyawan_id is null
      and lower(btrim(u.nama)) = (select lower(btrim(k.nama)) from karyawan k where k.id = orang));
  if exists (select from audit a where a.pengguna_id = any(akun) and a.objek in ('kantor', 'jadwal') and a.sebelum is not null
    and a.waktu > riwayat_ragu.saat - interval '1 year')
  then
    select coalesce(json_agg(x order by x.id), '[]') into aturan from (
      select a.id, a.objek, a.objek_id::integer as objek_id, a.sesudah ->> 'berlaku_dari' as berlaku_dari, a.sebelum,
        (a.waktu at time zone 'Asia/Jakarta')::date as tanggal, coalesce(a.pengguna_id = any(akun), false) as sendiri
      from audit a
      where (a.objek, a.objek_id) in (select b.objek, b.objek_id from audit b where b.pengguna_id = any(akun)
          and b.objek in ('kantor', 'jadwal') and b.sebelum is not null and b.waktu > riwayat_ragu.saat - interval '1 year')
        and a.sebelum is not null
        -- A week holds from a day on: it counts from then.
        and greatest(a.waktu, coalesce((a.sesudah ->> 'berlaku_dari')::date, '-infinity')::timestamptz) > riwayat_ragu.saat - interval '14 days'
        and case a.objek when 'jadwal' then a.sesudah ? 'berlaku_dari'
          else a.sebelum ?| array['area', 'kebijakan_lokasi', 'toleransi_meter', 'kode_pos', 'luring_jam'] end) x;
  end if;
  -- Whoever reads a site's code from afar proves nothing by it.
  if exists (select from pengguna u where u.id = any(akun) and u.role = 'hrd' and u.aktif) then
    terbaca := '"semua"';
  elsif exists (select from pengguna u where u.id = any(akun) and u.role = 'koordinator' and u.aktif) then
    select coalesce(json_agg(x.kantor_id), '[]') into terbaca from (
      select l.kantor_id from kantor_koordinator l where l.pengguna_id = any(akun) and l.mulai <= hari and coalesce(l.sampai, hari) >= hari
      union select p.kantor_id from penempatan p where p.koordinator_id = any(akun) and p.tanggal_masuk <= hari
        and coalesce(p.tanggal_selesai, hari) >= hari) x;
  end if;
  return json_build_object('lalu', lalu, 'pemakai', pemakai, 'aturan', aturan, 'kode_terbaca', terbaca);
end $$;

-- Nobody looks at their own by another account of theirs either.
create or replace function periksa_tinjauan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemilik integer;
  peninjau record;
begin
  if tg_op = 'UPDATE' and old.ditinjau_pada is not null then
    if (new.ditinjau_oleh_id, new.ditinjau_pada, new.diterima, new.alasan_tinjauan)
      is not distinct from (old.ditinjau_oleh_id, old.ditinjau_pada, old.diterima, old.alasan_tinjauan)
    then
      return new;
    end if;
    raise exception 'a review stays as it is'
      using errcode = '23514', constraint = 'tinjauan_sekali', table = tg_table_name;
  end if;
  if not new.perlu_tinjauan then
    raise exception 'only a marked punch is reviewed'
      using errcode = '23514', constraint = 'tinjauan_perlu', table = tg_table_name;
  end if;
  select karyawan_id into pemilik from presensi where id = new.presensi_id and tanggal = new.tanggal;
  select peran_atas(id, pemilik) as role, karyawan_id into peninjau from pengguna where id = new.ditinjau_oleh_id;
  if urusan_sendiri(new.ditinjau_oleh_id, pemilik) or satu_orang(new.oleh_id, new.ditinjau_oleh_id) then
    raise exception 'nobody reviews their own'
      using errcode = '23514', constraint = 'tinjauan_bukan_sendiri', table = tg_table_name;
  end if;
  if peninjau.role = 'hrd' or (peninjau.role = 'koordinator' and exists (
    select from (
      select p.koordinator_id, p.kantor_id, p.tanggal_masuk as mulai, p.tanggal_selesai as sampai from penempatan p
      where p.karyawan_id = pemilik
      union all
      select l.pengguna_id, l.kantor_id, l.mulai, l.sampai from kantor_koordinator l where l.kantor_id = new.kantor_id
        and akun_dari(l.ditunjuk_oleh_id, pemilik) is not true) a
      join kantor o on o.id = a.kantor_id
    where (a.koordinator_id = new.ditinjau_oleh_id or exists (
        select from koordinator_pengganti g where g.koordinator_id = a.koordinator_id
          and g.pengganti_id = new.ditinjau_oleh_id and g.dicabut_pada is null and g.masa @> new.ditinjau_pada
          and akun_dari(g.dibuat_oleh_id, pemilik) is not true))
      and (new.ditinjau_pada at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end)::date
        between a.mulai and coalesce(a.sampai, 'infinity')))
  then
    return new;
  end if;
  raise exception 'the punch is not this account''s to review'
    using errcode = '23514', constraint = 'tinjauan_peninjau', table = tg_table_name;
end $$;
