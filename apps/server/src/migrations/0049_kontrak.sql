-- A contract of employment: a PKWT has an end, a PKWTT has none until it is known. An extension is a row of its own that
-- begins the day after the one before it ends, so that what was agreed when stays on record.
create table kontrak (
  id integer generated always as identity primary key,
  karyawan_id integer not null references karyawan,
  jenis text not null check (jenis in ('PKWT', 'PKWTT')),
  nomor text not null check (length(nomor) between 1 and 100),
  ditandatangani date not null,
  mulai date not null,
  sampai date check (sampai >= mulai),
  -- with the labour office, within three working days after signing (PP 35/2021, article 14)
  dicatat date check (dicatat >= ditandatangani),
  nomor_pencatatan text check (length(nomor_pencatatan) between 1 and 100),
  catatan text check (length(catatan) between 1 and 500),
  versi integer not null default 1,
  dibuat_oleh_id integer references pengguna,
  dibuat_pada timestamptz not null,
  constraint kontrak_pkwt_berakhir check (jenis = 'PKWTT' or sampai is not null),
  constraint kontrak_bukti_bertanggal check (nomor_pencatatan is null or dicatat is not null),
  constraint kontrak_tidak_bertumpuk exclude using gist
    (karyawan_id with =, daterange(mulai, sampai, '[]') with &&)
);
create unique index kontrak_nomor on kontrak (lower(nomor));
create index kontrak_sampai on kontrak (sampai) where sampai is not null;

-- Five years with its extensions at most (PP 35/2021, article 8).
create function periksa_rantai_pkwt() returns trigger language plpgsql as $$
declare
  awal date := new.mulai;
  akhir date := new.sampai;
  tetangga record;
begin
  if new.jenis <> 'PKWT' then return null; end if;
  loop
    select mulai into tetangga from kontrak
    where karyawan_id = new.karyawan_id and jenis = 'PKWT' and sampai = awal - 1;
    exit when not found;
    awal := tetangga.mulai;
  end loop;
  loop
    select sampai into tetangga from kontrak
    where karyawan_id = new.karyawan_id and jenis = 'PKWT' and mulai = akhir + 1;
    exit when not found;
    akhir := tetangga.sampai;
  end loop;
  if akhir >= awal + interval '5 years' then
    raise exception 'a PKWT lasts five years at most, its extensions included'
      using errcode = '23514', constraint = 'kontrak_lima_tahun', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger kontrak_lima_tahun after insert or update on kontrak
  for each row execute function periksa_rantai_pkwt();

-- Of which step before which end people were told: an end that moves is told of anew.
create table kontrak_pengingat (
  kontrak_id integer not null references kontrak on delete cascade,
  sampai date not null,
  langkah integer not null,
  pada timestamptz not null,
  primary key (kontrak_id, sampai, langkah)
);

grant select, insert, update, delete on kontrak to rekan_app;
grant select, insert on kontrak_pengingat to rekan_app;
