-- Who named somebody to coordinate a site, to witness its crew, or to succeed a coordinator: whom somebody names decides nothing of
-- theirs. What was named before says nothing of by whom, and goes on as it was.
alter table kantor_koordinator add column ditunjuk_oleh_id integer references pengguna;
alter table kantor_saksi add column ditunjuk_oleh_id integer references pengguna;
alter table karyawan add column penerus_oleh_id integer references pengguna;

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
