-- Who at a client is sent a contract's sheets, and what they may see of them. Somebody with another address is somebody else:
-- a row is never given a new one, and one that left stays.
create table kontrak_klien_kontak (
  id integer generated always as identity primary key,
  kontrak_klien_id integer not null references kontrak_klien,
  nama text not null check (length(nama) between 1 and 100),
  jabatan text check (length(jabatan) between 1 and 100),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  hp text check (length(hp) between 5 and 20),
  -- prices and what they come to
  lihat_harga boolean not null,
  tanda_tangan boolean not null,
  dibuat_pada timestamptz not null,
  dicabut_pada timestamptz
);
create unique index kontrak_klien_kontak_email on kontrak_klien_kontak (kontrak_klien_id, email) where dicabut_pada is null;

-- A contract's period: what was promised and what happened, told to the client and signed.
create table berita_acara (
  id integer generated always as identity primary key,
  kontrak_klien_id integer not null references kontrak_klien,
  tahun smallint not null,
  bulan smallint not null check (bulan between 1 and 12),
  constraint berita_acara_satu unique (kontrak_klien_id, tahun, bulan)
);

-- Its figures as they were computed; once sent they stay, and what changes afterwards is the next revision.
create table berita_acara_revisi (
  id integer generated always as identity primary key,
  berita_acara_id integer not null references berita_acara,
  ke smallint not null check (ke > 0),
  -- the days of the period in which the contract was in force
  dari date not null,
  sampai date not null check (sampai >= dari),
  -- JSON; what is signed is these bytes
  isi text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  total jsonb not null,
  -- why it follows the one before, and in what it differs
  alasan text check (length(alasan) between 1 and 500),
  perubahan jsonb not null default '[]',
  disusun_pada timestamptz not null,
  disusun_oleh_id integer references pengguna,
  dikirim_pada timestamptz,
  dikirim_oleh_id integer references pengguna,
  -- the last day for its signature
  tenggat date,
  constraint berita_acara_revisi_satu unique (berita_acara_id, ke),
  constraint berita_acara_revisi_alasan check (ke = 1 or alasan is not null),
  constraint berita_acara_revisi_dikirim check (num_nonnulls(dikirim_pada, tenggat) in (0, 2))
);

create table berita_acara_tanda_tangan (
  revisi_id integer primary key references berita_acara_revisi,
  -- null: nobody signed, and the clause holds it as agreed
  kontak_id integer references kontrak_klien_kontak,
  -- as it was typed
  nama text not null check (length(nama) between 1 and 100),
  pada timestamptz not null,
  hash text not null,
  pasal_diam text check (length(pasal_diam) between 1 and 500),
  constraint berita_acara_tanda_tangan_oleh check (num_nonnulls(kontak_id, pasal_diam) = 1)
);

-- What a client says against a day at a post, and what HR answered.
create table berita_acara_keberatan (
  id integer generated always as identity primary key,
  berita_acara_id integer not null references berita_acara,
  revisi_id integer not null references berita_acara_revisi,
  pos_id integer not null references pos,
  -- null: places that nobody was planned for
  karyawan_id integer references karyawan,
  tanggal date not null,
  alasan text not null check (length(alasan) between 1 and 500),
  kontak_id integer not null references kontrak_klien_kontak,
  pada timestamptz not null,
  diterima boolean,
  jawaban text check (length(jawaban) between 1 and 500),
  bukti text check (length(bukti) between 1 and 1000),
  dijawab_oleh_id integer references pengguna,
  dijawab_pada timestamptz,
  -- the revision that follows from it
  revisi_baru_id integer references berita_acara_revisi,
  constraint berita_acara_keberatan_jawaban check (num_nonnulls(diterima, jawaban, dijawab_oleh_id, dijawab_pada) in (0, 4)),
  constraint berita_acara_keberatan_bukti check (diterima is distinct from false or bukti is not null)
);
create unique index berita_acara_keberatan_terbuka
  on berita_acara_keberatan (berita_acara_id, pos_id, coalesce(karyawan_id, 0), tanggal) where dijawab_pada is null;

-- The files of a signed revision, as they were first printed.
create table berita_acara_berkas (
  revisi_id integer not null references berita_acara_revisi,
  format text not null check (format in ('pdf', 'xlsx')),
  -- with prices, or without
  harga boolean not null,
  isi bytea not null,
  primary key (revisi_id, format, harga)
);

grant select, insert, update on kontrak_klien_kontak, berita_acara_keberatan, berita_acara_revisi to rekan_app;
grant select, insert on berita_acara, berita_acara_tanda_tangan, berita_acara_berkas to rekan_app;

-- What was sent stays as it was sent.
create function periksa_berita_acara_revisi() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.dikirim_pada is not null and new is distinct from old then
    raise exception 'a revision that was sent stays as it is'
      using errcode = '23514', constraint = 'berita_acara_revisi_tetap', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger berita_acara_revisi_tetap before update on berita_acara_revisi
  for each row execute function periksa_berita_acara_revisi();

-- What was said against a day, and what was answered, stays as well.
create function periksa_berita_acara_keberatan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.dijawab_pada is not null or (to_jsonb(new) - array['diterima', 'jawaban', 'bukti', 'dijawab_oleh_id', 'dijawab_pada', 'revisi_baru_id'])
    is distinct from (to_jsonb(old) - array['diterima', 'jawaban', 'bukti', 'dijawab_oleh_id', 'dijawab_pada', 'revisi_baru_id'])
  then
    raise exception 'a dispute stays as it was'
      using errcode = '23514', constraint = 'berita_acara_keberatan_tetap', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger berita_acara_keberatan_tetap before update on berita_acara_keberatan
  for each row execute function periksa_berita_acara_keberatan();

-- A revision is signed as it stands, after it was sent.
create function periksa_berita_acara_tanda_tangan() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from berita_acara_revisi r where r.id = new.revisi_id and r.dikirim_pada is not null and r.hash = new.hash) then
    raise exception 'what is signed was sent, with these figures'
      using errcode = '23514', constraint = 'berita_acara_tanda_tangan_dikirim', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger berita_acara_tanda_tangan_dikirim before insert on berita_acara_tanda_tangan
  for each row execute function periksa_berita_acara_tanda_tangan();
