-- What tax and BPJS follow from, of a person; null where nobody has said yet. A row comes with the first thing said.
create table pajak_karyawan (
  karyawan_id integer primary key references karyawan,
  -- NIK: the person's NIK is one; NPWP: a number of its own; BELUM: none, a fifth more is withheld
  status_npwp text check (status_npwp in ('NIK', 'NPWP', 'BELUM')),
  npwp text check (npwp ~ '^[0-9]{15,16}$'),
  agama text check (agama in ('ISLAM', 'KRISTEN', 'KATOLIK', 'HINDU', 'BUDDHA', 'KONGHUCU', 'KEPERCAYAAN')),
  bpjs_kesehatan_mulai date,
  bpjs_kesehatan_sampai date check (bpjs_kesehatan_sampai >= bpjs_kesehatan_mulai),
  bpjs_tk_mulai date,
  bpjs_tk_sampai date check (bpjs_tk_sampai >= bpjs_tk_mulai),
  bpjs_tk_program text[] not null default '{}' check (bpjs_tk_program <@ array['JKK', 'JKM', 'JHT', 'JP', 'JKP']),
  versi integer not null default 1,
  constraint pajak_npwp check ((coalesce(status_npwp, '') = 'NPWP') = (npwp is not null))
);

-- By the state of 1 January a year's PTKP is fixed; it holds until a later year has another one.
create table ptkp_karyawan (
  karyawan_id integer not null references karyawan,
  tahun integer not null check (tahun between 2000 and 2099),
  ptkp text not null check (ptkp ~ '^(TK|K)/[0-3]$'),
  tanggungan integer not null check (tanggungan between right(ptkp, 1)::integer and 20),
  primary key (karyawan_id, tahun)
);

-- What HR has reckoned by so far stands with payslips: it becomes the person's own.
insert into ptkp_karyawan (karyawan_id, tahun, ptkp, tanggungan)
select distinct on (karyawan_id, tahun) karyawan_id, tahun, ptkp, right(ptkp, 1)::integer
from payroll where ptkp is not null and tahun between 2000 and 2099
order by karyawan_id, tahun, bulan desc, revisi desc;
insert into pajak_karyawan (karyawan_id, status_npwp)
select distinct on (karyawan_id) karyawan_id, case when npwp_valid then 'NIK' else 'BELUM' end
from payroll where ptkp is not null
order by karyawan_id, tahun desc, bulan desc, revisi desc;

grant select, insert, update on pajak_karyawan to rekan_app;
grant select, insert, update, delete on ptkp_karyawan to rekan_app;
