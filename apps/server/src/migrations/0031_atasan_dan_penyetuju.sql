-- A coordinator may have one above, and nobody is above themselves by way of others: not on any day. Only whoever
-- coordinates can close a circle; two who would do so at once follow one another.
create function periksa_atasan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  sendiri integer := (select id from pengguna where karyawan_id = new.karyawan_id and role = 'koordinator');
begin
  if new.koordinator_id is null or sendiri is null then return null; end if;
  perform pg_advisory_xact_lock(7352601131);
  if exists (
    with recursive naik (akun, masa) as (
      select new.koordinator_id, daterange(new.tanggal_masuk, new.tanggal_selesai, '[]')
      union
      select p.koordinator_id, n.masa * daterange(p.tanggal_masuk, p.tanggal_selesai, '[]')
      from naik n join pengguna u on u.id = n.akun join penempatan p on p.karyawan_id = u.karyawan_id
      where n.akun <> sendiri and p.koordinator_id is not null
        and n.masa && daterange(p.tanggal_masuk, p.tanggal_selesai, '[]'))
    select from naik where akun = sendiri)
  then
    raise exception 'coordinators in a circle'
      using errcode = '23514', constraint = 'penempatan_melingkar', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger penempatan_atasan after insert or update of karyawan_id, koordinator_id, tanggal_masuk, tanggal_selesai
  on penempatan for each row execute function periksa_atasan();

-- Who approves the payslips that HR makes of their own: one account, named by an administrator.
create table penyetuju_gaji_hr (
  satu boolean primary key default true check (satu),
  pengguna_id integer not null references pengguna
);
grant select, insert, update, delete on penyetuju_gaji_hr to rekan_app;

-- As before, and: HR makes a draft of their own where somebody else is named to approve it. Nobody publishes their own,
-- and who is named publishes nothing but what its owner made.
create or replace function periksa_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'TERBIT' then
    raise exception 'a published payslip stays as it is'
      using errcode = '23514', constraint = 'payroll_terbit', table = tg_table_name;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'a payslip begins as a draft'
        using errcode = '23514', constraint = 'payroll_mulai_draft', table = tg_table_name;
    end if;
    if new.revisi > 0 and not exists (select from payroll p where p.karyawan_id = new.karyawan_id
      and p.tahun = new.tahun and p.bulan = new.bulan and p.revisi = new.revisi - 1 and p.status = 'TERBIT')
    then
      raise exception 'revision % follows nothing that is published', new.revisi
        using errcode = '23514', constraint = 'payroll_revisi_berurut', table = tg_table_name;
    end if;
  elsif (new.karyawan_id, new.tahun, new.bulan, new.revisi) is distinct from (old.karyawan_id, old.tahun, old.bulan, old.revisi) then
    raise exception 'a payslip stays with its person and month'
      using errcode = '23514', constraint = 'payroll_tetap', table = tg_table_name;
  end if;
  if exists (select from pengguna where id = new.terbit_oleh_id and karyawan_id = new.karyawan_id)
    or ((tg_op = 'INSERT' or new.dibuat_oleh_id <> old.dibuat_oleh_id)
      and exists (select from pengguna u where u.id = new.dibuat_oleh_id and u.karyawan_id = new.karyawan_id
        and not (u.role = 'hrd' and exists (select from penyetuju_gaji_hr s where s.pengguna_id <> u.id))))
  then
    raise exception 'nobody makes their own payslip'
      using errcode = '23514', constraint = 'payroll_bukan_sendiri', table = tg_table_name;
  end if;
  if exists (select from pengguna u join penyetuju_gaji_hr s on s.pengguna_id = u.id
      where u.id = new.terbit_oleh_id and u.role <> 'hrd')
    and not exists (select from pengguna u where u.id = new.dibuat_oleh_id and u.karyawan_id = new.karyawan_id)
  then
    raise exception 'who approves what HR makes of their own publishes nothing else'
      using errcode = '23514', constraint = 'payroll_penyetuju', table = tg_table_name;
  end if;
  return new;
end $$;
