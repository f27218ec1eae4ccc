-- What an account that was opened a short while ago says of what its opener wrote is one person's word twice; of a bank account also
-- the other way round, since it counts by itself after its term. The arguments of the trigger: the columns of who decides, of who
-- wrote it, and when; a fourth for both ways.
create function periksa_penulis() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  baris jsonb := to_jsonb(new);
  pemutus integer := (baris ->> tg_argv[0])::integer;
  penulis integer := (baris ->> tg_argv[1])::integer;
  saat timestamptz := (baris ->> tg_argv[2])::timestamptz;
  buka record;
begin
  if penulis is null then return null; end if;
  select b.pengguna_id, b.oleh_id, b.pada + interval '14 days' as sampai into buka from akun_dibuka b
  where b.pada > saat - interval '14 days' and b.oleh_id is not null
    and ((b.pengguna_id = pemutus and satu_orang(b.oleh_id, penulis)) or (tg_nargs > 3 and b.pengguna_id = penulis and satu_orang(b.oleh_id, pemutus)))
  order by b.pada desc limit 1;
  if buka.sampai is null then return null; end if;
  raise exception 'who opened an account decides with it nothing that either wrote'
    using errcode = '23514', constraint = 'akun_penulis_dibuka', detail = json_build_object(
      'oleh', (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = buka.oleh_id),
      'akun', (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = buka.pengguna_id),
      'sampai', buka.sampai)::text;
end $$;
create trigger rekening_tahan_penulis after update of dikonfirmasi_oleh_id on rekening_tahan
  for each row when (new.dikonfirmasi_oleh_id is not null)
  execute function periksa_penulis('dikonfirmasi_oleh_id', 'diganti_oleh_id', 'dikonfirmasi_pada', 'timbal balik');
create trigger reimburse_penulis after update of diputus_oleh_id on reimburse
  for each row when (new.status in ('DISETUJUI', 'DITOLAK'))
  execute function periksa_penulis('diputus_oleh_id', 'diajukan_oleh_id', 'diputus_pada');
create trigger lembur_penulis after update of diputus_oleh_id on lembur
  for each row when (new.status = 'disetujui')
  execute function periksa_penulis('diputus_oleh_id', 'diajukan_oleh_id', 'diputus_pada');
