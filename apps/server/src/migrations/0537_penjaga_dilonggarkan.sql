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

-- As before, and where whoever publishes has switched it off themselves.
create or replace function tolak_belum_disetujui() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (coalesce((select nilai = 'true'::jsonb from pengaturan
      where kunci = 'gaji_orang_kedua' and berlaku_dari <= (new.terbit_pada at time zone 'Asia/Jakarta')::date
      order by berlaku_dari desc limit 1), false)
      or exists (select from pengaturan_dilonggarkan d where d.kunci = 'gaji_orang_kedua'
        and d.sampai > new.terbit_pada and satu_orang(d.oleh_id, new.terbit_oleh_id)))
    and not exists (select from payroll_persetujuan where payroll_id = new.id and versi = new.versi)
    and not exists (select from penyetuju_gaji_hr where pengguna_id = new.terbit_oleh_id)
  then
    raise exception 'pay that nobody approved is not published'
      using errcode = '23514', constraint = 'payroll_belum_disetujui', table = tg_table_name;
  end if;
  return new;
end $$;
