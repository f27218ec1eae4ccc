-- Every punch that is recorded has a receipt: some seconds later a job writes and signs what it says, outside the punch's
-- transaction, and chains it to the receipt before. rekan_app can add receipts, never change or remove one.
create table tanda_bukti (
  -- the order of writing, without a gap
  urut bigint primary key check (urut > 0),
  -- no reference: a receipt outlives the punch that somebody removes, which is how its absence shows
  kejadian_id bigint not null unique,
  tanggal date not null,
  -- by which anybody finds it, too long to guess
  kode text not null unique check (kode ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  -- exactly what is signed
  isi text not null,
  kunci text not null references kunci_publik,
  tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64),
  -- hash of the receipt before; zeros for the first
  sebelumnya bytea not null check (octet_length(sebelumnya) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

-- Punches that have no receipt yet, queued as they commit. Those from before this version get none: what nobody signed
-- then, nobody can vouch for now.
create table tanda_bukti_antre (
  kejadian_id bigint primary key,
  tanggal date not null
);
create function antre_tanda_bukti() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tanda_bukti_antre values (new.id, new.tanggal) on conflict do nothing;
  return null;
end $$;
create trigger presensi_kejadian_tanda_bukti after insert on presensi_kejadian
  for each row when (new.selfie_sha256 is not null) execute function antre_tanda_bukti();

-- A punch leaves the queue by its receipt, and in no other way.
create function lepas_tanda_bukti() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from tanda_bukti_antre where kejadian_id in (select kejadian_id from baru);
  return null;
end $$;
create trigger tanda_bukti_lepas after insert on tanda_bukti referencing new table as baru
  for each statement execute function lepas_tanda_bukti();

grant select, insert on tanda_bukti to rekan_app;
grant select on tanda_bukti_antre to rekan_app;
