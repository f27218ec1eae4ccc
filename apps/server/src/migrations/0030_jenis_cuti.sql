-- Whether the document of a kind of leave may follow its request. Until now that was read from the words of its example.
alter table jenis_cuti add column boleh_menyusul boolean not null default false;
update jenis_cuti set boleh_menyusul = true where contoh_dokumen like '%boleh menyusul%';
alter table jenis_cuti alter column boleh_menyusul drop default;

-- What the data file last said of a kind. A later release that says something else has changed it, and names from which
-- day; what the company itself has chosen since is no change of the file's.
alter table jenis_cuti add column berkas jsonb;

-- A kind of leave that becomes another from a day on: the columns that change. What past days are counted by stays.
create table jenis_cuti_perubahan (
  jenis_cuti_id integer not null references jenis_cuti,
  berlaku_dari date not null,
  ubah jsonb not null check (jsonb_typeof(ubah) = 'object' and not ubah ?| array[
    'id', 'kode', 'satuan', 'kuota_per', 'khusus_jenis_kelamin', 'mengurangi_cuti_tahunan', 'cara_hitung', 'berkas']),
  primary key (jenis_cuti_id, berlaku_dari)
);
grant select on jenis_cuti_perubahan to rekan_app;

-- The kinds of leave as they are on a day.
create function jenis_cuti_pada(hari date) returns setof jenis_cuti
  language sql stable set search_path = public, pg_temp as $$
  select (jsonb_populate_record(j, coalesce(u.ubah, '{}'))).*
  from jenis_cuti j cross join lateral (
    select jsonb_object_agg(satu.key, satu.value order by p.berlaku_dari) as ubah
    from jenis_cuti_perubahan p cross join jsonb_each(p.ubah) satu
    where p.jenis_cuti_id = j.id and p.berlaku_dari <= hari) u
$$;
