-- Whether any day from this one on is locked is one look at an index, however many locks there are, and whose lock it is one
-- look at the company's and one at the person's own.
create index kunci_bulan_perusahaan on kunci_bulan (sampai) where dibuka_pada is null and lokasi is null;
create index kunci_bulan_orang_karyawan on kunci_bulan_orang (karyawan_id);

create or replace function kunci_atas(orang integer, jangka daterange) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select id from (
    select k.id, false as sebagian from kunci_bulan k
    where k.dibuka_pada is null and k.lokasi is null and k.sampai >= lower(jangka)
      and daterange(k.dari, k.sampai, '[]') && jangka
    union all
    select k.id, true from kunci_bulan_orang o join kunci_bulan k on k.id = o.kunci_id
    where o.karyawan_id = orang and o.hari && jangka and k.dibuka_pada is null) semua
  order by sebagian, id limit 1
$$;

create or replace function periksa_kunci_kejadian() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  satu record;
begin
  if tg_op = 'DELETE' then satu := old; else satu := new; end if;
  if tg_argv[0] = 'tunggu' then perform tunggu_kunci(); end if;
  if satu.tanggal <= (select max(sampai) from kunci_bulan where dibuka_pada is null) then
    perform tolak_terkunci(kunci_atas(r.karyawan_id, daterange(r.tanggal, r.tanggal, '[]')))
    from presensi r where r.id = satu.presensi_id and r.tanggal = satu.tanggal;
  end if;
  return null;
end $$;

create or replace function periksa_kunci_tanggal() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  terakhir date;
begin
  perform tunggu_kunci();
  select max(sampai) into terakhir from kunci_bulan where dibuka_pada is null;
  perform tolak_terkunci(kunci_atas(b.karyawan_id, daterange(b.tanggal, b.tanggal, '[]')))
  from berubah b where b.tanggal <= terakhir;
  return null;
end $$;

create or replace function periksa_kunci_penugasan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tunggu_kunci();
  if new.tanggal <= (select max(sampai) from kunci_bulan where dibuka_pada is null) then
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
