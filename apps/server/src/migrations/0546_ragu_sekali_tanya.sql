-- A punch asks once who its person is and what their accounts may: most are guards, who change no rule and read no code.
create or replace function riwayat_ragu(orang integer, hari date, nomor_ponsel integer, saat timestamptz) returns json
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  nomor bigint[];
  awal date;
  akhir date;
  lalu json := '[]';
  pemakai json := '[]';
  akun integer[];
  is_hrd boolean;
  is_koordinator boolean;
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
  select array_agg(u.id), bool_or(u.role = 'hrd' and u.aktif), bool_or(u.role = 'koordinator' and u.aktif)
    into akun, is_hrd, is_koordinator from (
      select u.id, u.role, u.aktif from pengguna u where u.karyawan_id = orang
      union all select u.id, u.role, u.aktif from karyawan k join pengguna u on u.karyawan_id is null and lower(btrim(u.nama)) = lower(btrim(k.nama))
        where k.id = orang) u;
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
  if is_hrd then
    terbaca := '"semua"';
  elsif is_koordinator then
    select coalesce(json_agg(x.kantor_id), '[]') into terbaca from (
      select l.kantor_id from kantor_koordinator l where l.pengguna_id = any(akun) and l.mulai <= hari and coalesce(l.sampai, hari) >= hari
      union select p.kantor_id from penempatan p where p.koordinator_id = any(akun) and p.tanggal_masuk <= hari
        and coalesce(p.tanggal_selesai, hari) >= hari) x;
  end if;
  return json_build_object('lalu', lalu, 'pemakai', pemakai, 'aturan', aturan, 'kode_terbaca', terbaca);
end $$;
