-- By whose code or at whose address an account without a password could be begun: its maker may have begun it instead of the owner. It
-- decides as any other does, but says nothing of a bank account that its maker wrote, nor its maker of one that it wrote.
create table akun_dimulai (
  id bigint generated always as identity primary key,
  pengguna_id integer not null references pengguna,
  oleh_id integer not null references pengguna check (oleh_id <> pengguna_id),
  pada timestamptz not null
);
create index akun_dimulai_akun on akun_dimulai (pengguna_id, pada);
create index akun_dimulai_oleh on akun_dimulai (oleh_id);
grant select, insert on akun_dimulai to rekan_app;

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
  from (select d.pengguna_id, d.oleh_id, d.pada from akun_dibuka d where d.oleh_id is not null
    union all select m.pengguna_id, m.oleh_id, m.pada from akun_dimulai m where tg_nargs > 3) b
  where b.pada > saat - interval '14 days'
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
