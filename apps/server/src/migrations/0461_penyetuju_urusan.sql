-- Whoever is named to approve HR's pay settles the other affairs of people of HR as HR does, which nobody of HR does for themselves.

-- Each call of an account without an employee asks who has its name.
create index karyawan_nama_akun on karyawan (lower(btrim(nama)));

-- As what an account acts for a person: HR, where it is named and the person is of HR and somebody else; else its own role.
create function peran_atas(akun integer, orang integer) returns text
  language sql stable set search_path = public, pg_temp as $$
  select case when exists (
    select from penyetuju_gaji_hr s join pengguna h on h.role = 'hrd' and h.aktif
      and (h.karyawan_id = orang or (h.karyawan_id is null
        and lower(btrim(h.nama)) = (select lower(btrim(nama)) from karyawan where id = orang)))
    where s.pengguna_id = u.id and u.karyawan_id is distinct from orang) then 'hrd' else u.role end
  from pengguna u where u.id = akun;
$$;

-- People of HR, none of them the account's own employee, and which of them are the same person as the account by its name: whose affairs
-- the account settles where it approves HR's pay. A function, so that the statement of every session stays small.
create function urusan_hrd(akun integer) returns table (karyawan_id integer, orangnya boolean)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
    select o.id, p.karyawan_id is null and lower(btrim(o.nama)) = lower(btrim(p.nama)) from (
        select h.karyawan_id as id from pengguna h where h.role = 'hrd' and h.aktif
        union select n.id from pengguna h join karyawan n on lower(btrim(n.nama)) = lower(btrim(h.nama))
          where h.role = 'hrd' and h.aktif and h.karyawan_id is null) i
      join karyawan o on o.id = i.id and o.aktif
      join pengguna p on p.id = akun and p.role <> 'hrd'
    where o.id is distinct from p.karyawan_id
    order by o.id;
end $$;

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
  if peninjau.karyawan_id = pemilik or new.oleh_id = new.ditinjau_oleh_id then
    raise exception 'nobody reviews their own'
      using errcode = '23514', constraint = 'tinjauan_bukan_sendiri', table = tg_table_name;
  end if;
  if peninjau.role = 'hrd' or (peninjau.role = 'koordinator' and exists (
    select from (
      select p.koordinator_id, p.kantor_id, p.tanggal_masuk as mulai, p.tanggal_selesai as sampai from penempatan p
      where p.karyawan_id = pemilik
      union all
      select l.pengguna_id, l.kantor_id, l.mulai, l.sampai from kantor_koordinator l where l.kantor_id = new.kantor_id) a
      join kantor o on o.id = a.kantor_id
    where (a.koordinator_id = new.ditinjau_oleh_id or exists (
        select from koordinator_pengganti g where g.koordinator_id = a.koordinator_id
          and g.pengganti_id = new.ditinjau_oleh_id and g.dicabut_pada is null and g.masa @> new.ditinjau_pada))
      and (new.ditinjau_pada at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end)::date
        between a.mulai and coalesce(a.sampai, 'infinity')))
  then
    return new;
  end if;
  raise exception 'the punch is not this account''s to review'
    using errcode = '23514', constraint = 'tinjauan_peninjau', table = tg_table_name;
end $$;

-- Whoever wrote it down decides it no more than its owner does; of what HR wrote down, who is named may as well.
create or replace function periksa_reimburse() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  pemutus pengguna;
begin
  if tg_op = 'UPDATE' and old.status <> 'MENUNGGU' then
    raise exception 'what was decided stays'
      using errcode = '23514', constraint = 'reimburse_tetap', table = tg_table_name;
  end if;
  if new.status in ('DISETUJUI', 'DITOLAK') then
    select * into pemutus from pengguna where id = new.diputus_oleh_id;
    -- A server of the last release approves what it writes down as it writes it.
    if pemutus.karyawan_id is not distinct from new.karyawan_id
      or (tg_op = 'UPDATE' and new.diputus_oleh_id = new.diajukan_oleh_id)
      or (peran_atas(pemutus.id, new.karyawan_id) <> 'hrd'
        and not (exists (select from penyetuju_gaji_hr s where s.pengguna_id = pemutus.id)
          and exists (select from pengguna h where h.id = new.diajukan_oleh_id and h.role = 'hrd'
            and (h.karyawan_id is null or h.karyawan_id is distinct from pemutus.karyawan_id))))
    then
      raise exception 'somebody else of HR decides'
        using errcode = '23514', constraint = 'reimburse_orang_lain', table = tg_table_name;
    end if;
  end if;
  return new;
end $$;
