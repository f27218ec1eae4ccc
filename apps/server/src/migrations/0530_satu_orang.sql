-- Accounts of one person are one: the employee's, and one without an employee under the same name.
create function akun_dari(akun integer, orang integer) returns boolean
  language sql stable strict set search_path = public, pg_temp as $$
  select exists (select from pengguna u where u.id = akun and (u.karyawan_id = orang
    or (u.karyawan_id is null and lower(btrim(u.nama)) = (select lower(btrim(nama)) from karyawan where id = orang))));
$$;
create function satu_orang(akun integer, lain integer) returns boolean
  language sql stable strict set search_path = public, pg_temp as $$
  select akun = lain or exists (
    select from pengguna a left join karyawan k on k.id = a.karyawan_id, pengguna b left join karyawan o on o.id = b.karyawan_id
    where a.id = akun and b.id = lain and (a.karyawan_id = b.karyawan_id
      or ((a.karyawan_id is null or b.karyawan_id is null)
        and lower(btrim(coalesce(k.nama, a.nama))) = lower(btrim(coalesce(o.nama, b.nama))))));
$$;

-- As before, and by whichever account of theirs: nobody makes or publishes their own but as before. Whom the operator has let
-- approve by another account of the same person is who is named.
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
  if exists (select from pengguna u where u.id = new.terbit_oleh_id and (u.karyawan_id = new.karyawan_id
      or (u.karyawan_id is null and akun_dari(u.id, new.karyawan_id)
        and not exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id))))
    or ((tg_op = 'INSERT' or new.dibuat_oleh_id <> old.dibuat_oleh_id)
      and exists (select from pengguna u where u.id = new.dibuat_oleh_id and akun_dari(u.id, new.karyawan_id)
        and not (u.role = 'hrd' and exists (select from penyetuju_gaji_hr s where s.pengguna_id <> u.id))))
  then
    raise exception 'nobody makes their own payslip'
      using errcode = '23514', constraint = 'payroll_bukan_sendiri', table = tg_table_name;
  end if;
  if exists (select from pengguna u join penyetuju_gaji_hr s on s.pengguna_id = u.id
      where u.id = new.terbit_oleh_id and u.role <> 'hrd')
    and not akun_dari(new.dibuat_oleh_id, new.karyawan_id)
  then
    raise exception 'who approves what HR makes of their own publishes nothing else'
      using errcode = '23514', constraint = 'payroll_penyetuju', table = tg_table_name;
  end if;
  return new;
end $$;

create or replace function periksa_persetujuan_payroll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from payroll p join pengguna u on u.id = new.oleh_id
    where p.id = new.payroll_id and p.versi = new.versi and p.status = 'DRAFT' and u.role = 'hrd'
      and not exists (select from payroll_pengusul g where g.payroll_id = p.id and satu_orang(g.pengguna_id, u.id))
      and not akun_dari(u.id, p.karyawan_id))
  then
    raise exception 'pay is approved by a second person, as it stands'
      using errcode = '23514', constraint = 'payroll_orang_kedua', table = tg_table_name;
  end if;
  return new;
end $$;
