-- Who lowered a guard of the company's settings, such as the days for which another bank account waits: what they do themselves goes by the
-- former value until then, by whichever of their accounts. What was lowered before says nothing.
create table pengaturan_dilonggarkan (
  id bigint generated always as identity primary key,
  kunci text not null,
  sebelum jsonb not null,
  oleh_id integer not null references pengguna,
  pada timestamptz not null,
  sampai timestamptz not null check (sampai > pada)
);
create index pengaturan_dilonggarkan_sampai on pengaturan_dilonggarkan (sampai);
create index pengaturan_dilonggarkan_oleh on pengaturan_dilonggarkan (oleh_id);
grant select, insert on pengaturan_dilonggarkan to rekan_app;

-- Whether somebody else than an account's person is HR of the whole company: who could be the second person for pay.
create function hrd_pusat_lain(akun integer) returns boolean
  language sql stable strict set search_path = public, pg_temp as $$
  select exists (select from pengguna h left join karyawan k on k.id = h.karyawan_id
    where h.role = 'hrd' and h.aktif and k.aktif is distinct from false
      and not exists (select from peran_lingkup l where l.pengguna_id = h.id) and not satu_orang(h.id, akun));
$$;

-- As before, and where whoever publishes has switched it off themselves. Where there is no second person, the operator lets the only one
-- publish, and the slip says so.
create or replace function tolak_belum_disetujui() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (coalesce((select nilai = 'true'::jsonb from pengaturan
      where kunci = 'gaji_orang_kedua' and berlaku_dari <= (new.terbit_pada at time zone 'Asia/Jakarta')::date
      order by berlaku_dari desc limit 1), false)
      or exists (select from pengaturan_dilonggarkan d where d.kunci = 'gaji_orang_kedua'
        and d.sampai > new.terbit_pada and satu_orang(d.oleh_id, new.terbit_oleh_id)))
    and not exists (select from payroll_persetujuan where payroll_id = new.id and versi = new.versi)
    and not exists (select from penyetuju_gaji_hr where pengguna_id = new.terbit_oleh_id)
    and (hrd_pusat_lain(new.terbit_oleh_id) or not exists (select from akun_dibuka b
      where b.pengguna_id = new.terbit_oleh_id and b.oleh_id is null and b.pada > new.terbit_pada - interval '14 days'))
  then
    raise exception 'pay that nobody approved is not published'
      using errcode = '23514', constraint = 'payroll_belum_disetujui', table = tg_table_name;
  end if;
  return new;
end $$;
