-- The audit trail is chained: some seconds after an entry was made a job adds its link, which holds a digest of the entry
-- and of the link before. rekan_app can add links, never change or remove one.
create table audit_rantai (
  -- the order of chaining; ids of entries may be committed in another
  urut bigint primary key check (urut > 0),
  -- no reference: a link outlives an entry that somebody removes, which is how its absence shows
  audit_id bigint not null unique,
  -- hash of the link before; zeros for the first
  sebelumnya bytea not null check (octet_length(sebelumnya) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

-- Entries that have no link yet. An entry that commits late is queued as it commits, so that none is passed over.
create table audit_antre (
  audit_id bigint primary key
);
insert into audit_antre select id from audit;

create function antre_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_antre values (new.id);
  return null;
end $$;
create trigger audit_diantre after insert on audit for each row execute function antre_audit();

-- Public halves of the keys that servers sign with; the private ones stand in DATA_DIR alone.
create table kunci_publik (
  -- the beginning of the key's SHA-256
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- SPKI, DER
  kunci bytea not null,
  dibuat_pada timestamptz not null
);

grant select, insert on audit_rantai, kunci_publik to rekan_app;
grant select, delete on audit_antre to rekan_app;
