-- A month of attendance that is closed: for the whole company, a site or a client. What changes one of its days is refused
-- here, by whatever way it comes, until somebody opens it again with a reason.
create table kunci_bulan (
  id integer generated always as identity primary key,
  tahun integer not null check (tahun between 2000 and 2200),
  bulan integer not null check (bulan between 1 and 12),
  -- its days by the cut-off as it was then
  dari date not null,
  sampai date not null check (sampai >= dari),
  kantor_id integer references kantor,
  klien_id integer references klien,
  -- the sites it was locked for; null: the whole company
  lokasi integer[],
  dikunci_oleh_id integer not null references pengguna,
  dikunci_pada timestamptz not null,
  dibuka_oleh_id integer references pengguna,
  dibuka_pada timestamptz,
  alasan_dibuka text check (btrim(alasan_dibuka) <> '' and length(alasan_dibuka) <= 500),
  constraint kunci_bulan_lingkup check (num_nonnulls(kantor_id, klien_id) <= 1),
  constraint kunci_bulan_lokasi check ((lokasi is null) = (num_nonnulls(kantor_id, klien_id) = 0)),
  constraint kunci_bulan_dibuka check (num_nonnulls(dibuka_oleh_id, dibuka_pada, alasan_dibuka) in (0, 3))
);
create unique index kunci_bulan_satu on kunci_bulan (tahun, bulan, coalesce(kantor_id, 0), coalesce(klien_id, 0))
  where dibuka_pada is null;
-- Whether a day is locked at all: a punch's day is later than any that is.
create index kunci_bulan_sampai on kunci_bulan (sampai) where dibuka_pada is null;

-- Whose days the lock of a site or client holds: those that were its own when it was locked, wherever they move later.
create table kunci_bulan_orang (
  kunci_id integer not null references kunci_bulan,
  karyawan_id integer not null references karyawan,
  hari datemultirange not null,
  primary key (kunci_id, karyawan_id)
);

grant select, insert, update (dibuka_oleh_id, dibuka_pada, alasan_dibuka) on kunci_bulan to rekan_app;
grant select, insert on kunci_bulan_orang to rekan_app;

-- HR locks and HR opens, once; what was locked stays as it was.
create function periksa_kunci_bulan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.dibuka_pada is not null
    or to_jsonb(new) - array['dibuka_oleh_id', 'dibuka_pada', 'alasan_dibuka']
      <> to_jsonb(old) - array['dibuka_oleh_id', 'dibuka_pada', 'alasan_dibuka'])
  then
    raise exception 'a lock stays as it was'
      using errcode = '23514', constraint = 'kunci_bulan_tetap', table = 'kunci_bulan';
  end if;
  if not exists (select from pengguna
    where id = case tg_op when 'INSERT' then new.dikunci_oleh_id else new.dibuka_oleh_id end and role = 'hrd')
  then
    raise exception 'HR locks a month and opens it again'
      using errcode = '23514', constraint = 'kunci_bulan_hrd', table = 'kunci_bulan';
  end if;
  return new;
end $$;
create trigger kunci_bulan_periksa before insert or update on kunci_bulan
  for each row execute function periksa_kunci_bulan();

-- The site that a person's day belongs to: its first work's, else the placement's; null: none. What follows from the week is
-- no row before it is touched, and still the first where it begins before the others.
create function kantor_hari(orang integer, hari date) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select case
    when t.kantor_id is null then p.kantor_id
    when p.kantor_id is null or t.beku or g.jam_mulai is null and g.tanggal is not null then t.kantor_id
    when (hari + make_interval(secs => coalesce(g.jam_mulai, w.jam_mulai)))
      at time zone case p.zona_waktu when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end
      <= t.mulai then p.kantor_id
    else t.kantor_id end
  from (select 1) satu
    left join lateral (select kantor_id, mulai, bool_or(turunan) over () as beku from penugasan
      where karyawan_id = orang and tanggal = hari and dibatalkan_pada is null order by mulai, id limit 1) t on true
    left join lateral (select n.kantor_id, n.jadwal_id, o.zona_waktu from penempatan n join kantor o on o.id = n.kantor_id
      where n.karyawan_id = orang and n.utama and n.tanggal_masuk <= hari
        and (n.tanggal_selesai is null or n.tanggal_selesai >= hari) limit 1) p on true
    left join jadwal_pengganti g on g.karyawan_id = orang and g.tanggal = hari
    left join lateral (select h.jam_mulai from jadwal_hari h
      where h.jadwal_id = p.jadwal_id and h.hari = extract(isodow from kantor_hari.hari)
        and h.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
          where v.jadwal_id = p.jadwal_id and v.berlaku_dari <= kantor_hari.hari)) w on true
$$;

-- A lock that holds one of these days of a person; null: none.
create function kunci_atas(orang integer, jangka daterange) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select k.id from kunci_bulan k
  where k.dibuka_pada is null and k.sampai >= lower(jangka) and daterange(k.dari, k.sampai, '[]') && jangka
    and (k.lokasi is null or exists (select from kunci_bulan_orang o
      where o.kunci_id = k.id and o.karyawan_id = orang and o.hari && jangka))
  order by k.lokasi is not null, k.id limit 1
$$;

-- Refuses what would change a locked day; the detail says whose lock it is.
create function tolak_terkunci(kunci integer) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  isi jsonb;
begin
  if kunci is null then return; end if;
  select jsonb_build_object('id', k.id, 'tahun', k.tahun, 'bulan', k.bulan, 'dari', k.dari, 'sampai', k.sampai,
    'lingkup', coalesce(o.nama, c.nama), 'oleh', coalesce(orang.nama, u.nama), 'pada', k.dikunci_pada)
  into isi
  from kunci_bulan k join pengguna u on u.id = k.dikunci_oleh_id left join karyawan orang on orang.id = u.karyawan_id
    left join kantor o on o.id = k.kantor_id left join klien c on c.id = k.klien_id
  where k.id = kunci;
  raise exception 'the month is locked'
    using errcode = '23514', constraint = 'bulan_terkunci', table = 'kunci_bulan', detail = isi::text;
end $$;

-- Whoever changes a day waits for who is locking a month, and the other way round, so that what was counted stays so. A
-- punch does not: its day is hardly over.
create function tunggu_kunci() returns void language sql volatile set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock_shared(hashtextextended('kunci_bulan', 0))
$$;

create function periksa_kunci_kejadian() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  satu record;
begin
  if tg_op = 'DELETE' then satu := old; else satu := new; end if;
  if tg_argv[0] = 'tunggu' then perform tunggu_kunci(); end if;
  if exists (select from kunci_bulan where dibuka_pada is null and sampai >= satu.tanggal and dari <= satu.tanggal) then
    perform tolak_terkunci(kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]')))
    from presensi r where r.id = satu.presensi_id and r.tanggal = satu.tanggal;
  end if;
  return null;
end $$;
create trigger presensi_kejadian_kunci_punch after insert on presensi_kejadian
  for each row when (not new.dikoreksi) execute function periksa_kunci_kejadian('punch');
create trigger presensi_kejadian_kunci_koreksi after insert on presensi_kejadian
  for each row when (new.dikoreksi) execute function periksa_kunci_kejadian('tunggu');
create trigger presensi_kejadian_kunci_ubah after update on presensi_kejadian
  for each row when ((old.waktu, old.kantor_id, old.telat_detik, old.lebih_awal_detik, old.dikoreksi)
    is distinct from (new.waktu, new.kantor_id, new.telat_detik, new.lebih_awal_detik, new.dikoreksi))
  execute function periksa_kunci_kejadian('tunggu');
create trigger presensi_kejadian_kunci_hapus after delete on presensi_kejadian
  for each row execute function periksa_kunci_kejadian('tunggu');
create trigger presensi_istirahat_kunci after insert or update on presensi_istirahat
  for each row execute function periksa_kunci_kejadian('punch');

-- Of what names its person: by which columns a row's days are known.
create function periksa_kunci_hari() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  baris jsonb[] := array[to_jsonb(new)];
  satu jsonb;
  hari daterange;
begin
  perform tunggu_kunci();
  if not exists (select from kunci_bulan where dibuka_pada is null) then return null; end if;
  if tg_op = 'UPDATE' then baris := baris || to_jsonb(old); end if;
  foreach satu in array baris loop
    hari := daterange((satu ->> tg_argv[0])::date, (satu ->> tg_argv[1])::date, '[]');
    perform tolak_terkunci(kunci_atas((satu ->> 'karyawan_id')::integer, hari));
  end loop;
  return null;
end $$;
create trigger lembur_kunci_baru after insert on lembur
  for each row when (new.status in ('menunggu', 'disetujui')) execute function periksa_kunci_hari('hari_presensi', 'hari_presensi');
create trigger lembur_kunci_ubah after update on lembur
  for each row when ((old.status <> new.status and 'disetujui' in (old.status, new.status))
    or (old.mulai, old.selesai, old.hari_presensi) is distinct from (new.mulai, new.selesai, new.hari_presensi))
  execute function periksa_kunci_hari('hari_presensi', 'hari_presensi');

-- A punch that was taken before its month was locked and arrives after it waits as a correction of its day.
alter table absensi
  add column setelah_kunci boolean not null default false,
  add constraint absensi_setelah_kunci check (not setelah_kunci or jenis_izin = 'KOREKSI_PRESENSI');
create trigger absensi_kunci_baru after insert on absensi
  for each row when (new.status in ('menunggu', 'disetujui') and not new.setelah_kunci)
  execute function periksa_kunci_hari('tanggal_mulai', 'tanggal_selesai');
create trigger absensi_kunci_ubah after update on absensi
  for each row when (old.status <> new.status and 'disetujui' in (old.status, new.status))
  execute function periksa_kunci_hari('tanggal_mulai', 'tanggal_selesai');

-- Of many people's dates at once, as rosters are written.
create function periksa_kunci_tanggal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  if exists (select from kunci_bulan where dibuka_pada is null and sampai >= (select min(tanggal) from berubah)) then
    perform tolak_terkunci((
      select kunci_atas(b.karyawan_id, daterange(b.tanggal, b.tanggal, '[]')) as kunci from berubah b
      where exists (select from kunci_bulan k where k.dibuka_pada is null and k.sampai >= b.tanggal and k.dari <= b.tanggal)
        and kunci_atas(b.karyawan_id, daterange(b.tanggal, b.tanggal, '[]')) is not null
      limit 1));
  end if;
  return null;
end $$;
create trigger jadwal_pengganti_kunci_baru after insert on jadwal_pengganti referencing new table as berubah
  for each statement execute function periksa_kunci_tanggal();
create trigger jadwal_pengganti_kunci_ubah after update on jadwal_pengganti referencing new table as berubah
  for each statement execute function periksa_kunci_tanggal();
create trigger jadwal_pengganti_kunci_hapus after delete on jadwal_pengganti referencing old table as berubah
  for each statement execute function periksa_kunci_tanggal();
create trigger roster_draf_kunci_baru after insert on roster_draf referencing new table as berubah
  for each statement execute function periksa_kunci_tanggal();
create trigger roster_draf_kunci_ubah after update on roster_draf referencing new table as berubah
  for each statement execute function periksa_kunci_tanggal();

-- A work that is added to a day or called off. That one follows from the week becomes a row changes nothing.
create function periksa_kunci_penugasan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  if exists (select from kunci_bulan where dibuka_pada is null and sampai >= new.tanggal and dari <= new.tanggal) then
    perform tolak_terkunci(kunci_atas(new.karyawan_id, daterange(new.tanggal, new.tanggal, '[]')));
    -- A day that was another site's becomes none of a locked one's.
    if tg_op = 'INSERT' and kantor_hari(new.karyawan_id, new.tanggal) = new.kantor_id then
      perform tolak_terkunci((select k.id from kunci_bulan k
        where k.dibuka_pada is null and k.sampai >= new.tanggal and k.dari <= new.tanggal and new.kantor_id = any(k.lokasi)
        order by k.id limit 1));
    end if;
  end if;
  return null;
end $$;
create trigger penugasan_kunci_baru after insert on penugasan
  for each row when (not new.turunan) execute function periksa_kunci_penugasan();
create trigger penugasan_kunci_batal after update on penugasan
  for each row when (old.dibatalkan_pada is distinct from new.dibatalkan_pada) execute function periksa_kunci_penugasan();

-- Where somebody works and by which week, on days that are locked. Who comes new to the company changes no day of theirs.
create function periksa_kunci_penempatan() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
  end loop;
  return null;
end $$;
create trigger penempatan_kunci after insert or update or delete on penempatan
  for each row execute function periksa_kunci_penempatan();

-- What a week says from a day on, for whom it holds on locked days.
create function periksa_kunci_jadwal() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  satu jadwal_versi;
begin
  if tg_op = 'DELETE' then satu := old; else satu := new; end if;
  perform tunggu_kunci();
  perform tolak_terkunci((
    select k.id from kunci_bulan k join penempatan p on p.jadwal_id = satu.jadwal_id
      and p.tanggal_masuk <= k.sampai and (p.tanggal_selesai is null or p.tanggal_selesai >= greatest(k.dari, satu.berlaku_dari))
    where k.dibuka_pada is null and k.sampai >= satu.berlaku_dari
      and kunci_atas(p.karyawan_id, daterange(greatest(k.dari, satu.berlaku_dari), k.sampai, '[]')) is not null
    limit 1));
  return null;
end $$;
create trigger jadwal_versi_kunci after insert or update or delete on jadwal_versi
  for each row execute function periksa_kunci_jadwal();

-- A day off that comes or goes on a locked day of the sites it is for.
create function periksa_kunci_libur() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  baris libur[] := '{}';
  satu libur;
begin
  perform tunggu_kunci();
  if tg_op <> 'INSERT' then baris := baris || array[old]; end if;
  if tg_op <> 'DELETE' then baris := baris || array[new]; end if;
  foreach satu in array baris loop
    continue when not satu.berlaku;
    perform tolak_terkunci((
      select k.id from kunci_bulan k
      where k.dibuka_pada is null and k.sampai >= satu.tanggal and k.dari <= satu.tanggal
        and (k.lokasi is null or not satu.hanya or k.lokasi && satu.kantor_ids)
      order by k.id limit 1));
  end loop;
  return null;
end $$;
create trigger libur_kunci_baru after insert or delete on libur
  for each row execute function periksa_kunci_libur();
create trigger libur_kunci_ubah after update on libur
  for each row when ((old.tanggal, old.jenis, old.berlaku, old.kantor_ids, old.hanya)
    is distinct from (new.tanggal, new.jenis, new.berlaku, new.kantor_ids, new.hanya))
  execute function periksa_kunci_libur();

-- Lateness that is left out, or counts again, at a locked site or of somebody whose day is locked.
create function periksa_kunci_pemutihan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  if exists (select from kunci_bulan where dibuka_pada is null and sampai >= new.tanggal - 1) then
    perform tolak_terkunci((
      select k.id from kunci_bulan k
      where k.dibuka_pada is null and k.sampai >= new.tanggal and k.dari <= new.tanggal
        and (k.lokasi is null or new.kantor_id = any(k.lokasi))
      order by k.id limit 1));
    perform tolak_terkunci((
      select kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]'))
      from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      where e.kantor_id = new.kantor_id and e.waktu between new.mulai and new.selesai and e.jenis = 'check_in'
        and e.tanggal between new.tanggal - 1 and new.tanggal + 1 and r.tanggal between new.tanggal - 1 and new.tanggal + 1
        and kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]')) is not null
      limit 1));
  end if;
  return null;
end $$;
create trigger pemutihan_kunci after insert or update on pemutihan
  for each row execute function periksa_kunci_pemutihan();
