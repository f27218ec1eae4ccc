-- An account that the operator has opened to its owner decides all again, what its opener wrote among it, and stands in no chain of openers.
create or replace function pembuka_dari(akun integer, saat timestamptz) returns table (oleh_id integer, sampai timestamptz)
  language sql stable set search_path = public, pg_temp rows 1 as $$
  with recursive rantai as (
    select b.oleh_id, b.pada, b.pada + interval '14 days' as sampai from akun_dibuka b
    where b.pengguna_id = akun and b.oleh_id is not null and b.pada > saat - interval '14 days'
      and not exists (select from akun_dibuka o where o.pengguna_id = akun and o.oleh_id is null and o.pada >= b.pada and o.pada <= saat)
    union
    select b.oleh_id, b.pada, r.sampai from rantai r join akun_dibuka b on b.pengguna_id = r.oleh_id
    where b.oleh_id is not null and b.pada <= r.pada and b.pada > r.pada - interval '14 days' and b.oleh_id <> akun
      and not exists (select from akun_dibuka o where o.pengguna_id = r.oleh_id and o.oleh_id is null and o.pada >= b.pada and o.pada <= r.pada)
  )
  select r.oleh_id, max(r.sampai) from rantai r group by r.oleh_id;
$$;

create or replace function periksa_penulis() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  baris jsonb := to_jsonb(new);
  pemutus integer := (baris ->> tg_argv[0])::integer;
  penulis integer := (baris ->> tg_argv[1])::integer;
  saat timestamptz := (baris ->> tg_argv[2])::timestamptz;
  buka record;
begin
  if penulis is null and tg_nargs <= 3 then return null; end if;
  select b.pengguna_id, b.oleh_id, b.pada + interval '14 days' as sampai into buka
  from (select d.pengguna_id, d.oleh_id, d.pada from akun_dibuka d where d.oleh_id is not null and (d.cara <> 'BARU' or tg_nargs > 3)
    union all select m.pengguna_id, m.oleh_id, m.pada from akun_dimulai m where tg_nargs > 3) b
  where b.pada > saat - interval '14 days'
    and not exists (select from akun_dibuka o where o.pengguna_id = b.pengguna_id and o.oleh_id is null and o.pada >= b.pada and o.pada <= saat)
    and ((b.pengguna_id = pemutus and satu_orang(b.oleh_id, penulis))
      -- What nobody else wrote, the owner did.
      or (tg_nargs > 3 and satu_orang(b.oleh_id, pemutus) and (b.pengguna_id = penulis or (penulis is null
        and exists (select from pengguna u where u.id = b.pengguna_id and u.karyawan_id = (baris ->> 'karyawan_id')::integer)))))
  order by b.pada desc limit 1;
  if buka.sampai is null then return null; end if;
  raise exception 'who opened an account decides with it nothing that either wrote'
    using errcode = '23514', constraint = 'akun_penulis_dibuka', detail = json_build_object(
      'oleh', (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = buka.oleh_id),
      'akun', (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = buka.pengguna_id),
      'sampai', buka.sampai)::text;
end $$;
