-- When the secret was given again in a session, and until when another bank account waits.
alter table sesi add column dikonfirmasi_pada timestamptz;

-- The account that pay still goes to after a person gave another one, until `sampai` or until somebody of HR confirms it.
create table rekening_tahan (
  karyawan_id integer primary key references karyawan,
  nama_bank text,
  nomor_rekening text not null,
  diganti_pada timestamptz not null,
  sampai timestamptz not null check (sampai > diganti_pada),
  dikonfirmasi_oleh_id integer references pengguna,
  dikonfirmasi_pada timestamptz,
  check ((dikonfirmasi_oleh_id is null) = (dikonfirmasi_pada is null))
);
grant select, insert, update, delete on rekening_tahan to rekan_app;

-- Nobody confirms their own.
create function periksa_rekening_tahan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from pengguna where id = new.dikonfirmasi_oleh_id and karyawan_id = new.karyawan_id) then
    raise exception 'nobody confirms their own bank account'
      using errcode = '23514', constraint = 'rekening_tahan_sendiri', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger rekening_tahan_periksa before insert or update on rekening_tahan
  for each row execute function periksa_rekening_tahan();

-- Sessions of HR and administrators end sooner from now on: those that are open keep no more than that.
update sesi s set kedaluwarsa_pada = least(s.kedaluwarsa_pada, s.dipakai_pada + interval '12 hours', s.dibuat_pada + interval '14 days')
from pengguna p where p.id = s.pengguna_id and p.role in ('hrd', 'admin');
