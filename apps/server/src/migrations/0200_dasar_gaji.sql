-- What pay follows from at a site: whose minimum wage holds there, and how dangerous the work is. Null: nobody has said yet.
alter table kantor
  add column wilayah text check (length(wilayah) between 1 and 100 and wilayah = btrim(wilayah)),
  add column kelas_jkk text check (kelas_jkk in ('SANGAT_RENDAH', 'RENDAH', 'SEDANG', 'TINGGI', 'SANGAT_TINGGI'));

-- A class that HR chose for people of a site becomes the site's; the lowest was also what nobody had chosen.
update kantor o set kelas_jkk = (
  select s.kelas_jkk from (
    select distinct on (karyawan_id) karyawan_id, kelas_jkk from payroll where kelas_jkk is not null
    order by karyawan_id, tahun desc, bulan desc, revisi desc) s
  join penempatan p on p.karyawan_id = s.karyawan_id and p.utama and p.tanggal_selesai is null
  where p.kantor_id = o.id and s.kelas_jkk <> 'SANGAT_RENDAH'
  group by s.kelas_jkk order by count(*) desc, s.kelas_jkk limit 1);

-- Minimum wages a month by kabupaten/kota and year (PP 36/2021, articles 23 to 35), as HR entered them.
create table upah_minimum (
  wilayah text not null check (length(wilayah) between 1 and 100 and wilayah = btrim(wilayah)),
  tahun integer not null check (tahun between 2000 and 2099),
  jumlah bigint not null check (jumlah between 1 and 10000000000),
  -- A figure of the demo company, which is no law
  contoh boolean not null default false,
  dicatat_oleh_id integer references pengguna,
  dicatat_pada timestamptz not null,
  primary key (wilayah, tahun)
);

grant update (wilayah, kelas_jkk) on kantor to rekan_app;
grant select, insert, update on upah_minimum to rekan_app;
