-- A contact is a person of the client, written once; a contract names who of them is sent its sheets, and what they may see and do there.
alter table klien_kontak
  -- listed no more, and kept for what a contract has of them
  add column dihapus_pada timestamptz,
  -- the mailbox that a contract's letters go to: once named there it is never another
  add constraint klien_kontak_alamat unique (id, email);

-- Whom a contract has and their client has not: as they were written last; who left every contract is listed no more.
insert into klien_kontak (klien_id, nama, jabatan, email, hp, dihapus_pada)
select distinct on (c.klien_id, k.email, lower(k.nama)) c.klien_id, k.nama, k.jabatan, k.email, k.hp,
  case when bool_and(k.dicabut_pada is not null) over orang then max(k.dicabut_pada) over orang end
from kontrak_klien_kontak k join kontrak_klien c on c.id = k.kontrak_klien_id
where not exists (select from klien_kontak o
  where o.klien_id = c.klien_id and o.email = k.email and lower(o.nama) = lower(k.nama))
window orang as (partition by c.klien_id, k.email, lower(k.nama))
order by c.klien_id, k.email, lower(k.nama), k.dicabut_pada desc nulls first, k.id desc;

-- Whom both have: where the client's list says nothing, what the contract said.
update klien_kontak o set jabatan = coalesce(o.jabatan, k.jabatan), hp = coalesce(o.hp, k.hp)
from (select distinct on (c.klien_id, k.email, lower(k.nama)) c.klien_id, k.email, lower(k.nama) as nama, k.jabatan, k.hp
  from kontrak_klien_kontak k join kontrak_klien c on c.id = k.kontrak_klien_id
  order by 1, 2, 3, k.dicabut_pada desc nulls first, k.id desc) k
where k.klien_id = o.klien_id and k.email = o.email and k.nama = lower(o.nama) and (o.jabatan is null or o.hp is null);

alter table kontrak_klien_kontak add column klien_kontak_id integer;
update kontrak_klien_kontak k set klien_kontak_id = (
  select min(o.id) from klien_kontak o join kontrak_klien c on c.klien_id = o.klien_id
  where c.id = k.kontrak_klien_id and o.email = k.email and lower(o.nama) = lower(k.nama));
alter table kontrak_klien_kontak
  alter column klien_kontak_id set not null,
  add constraint kontrak_klien_kontak_orang foreign key (klien_kontak_id, email) references klien_kontak (id, email),
  drop column nama, drop column jabatan, drop column hp;
create index kontrak_klien_kontak_orang on kontrak_klien_kontak (klien_kontak_id);

-- A contract names nobody of another client.
create function periksa_kontrak_klien_kontak() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from klien_kontak o join kontrak_klien c on c.klien_id = o.klien_id
    where o.id = new.klien_kontak_id and c.id = new.kontrak_klien_id) then
    raise exception 'a contract names contacts of its own client'
      using errcode = '23514', constraint = 'kontrak_klien_kontak_klien', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger kontrak_klien_kontak_klien before insert or update of klien_kontak_id, kontrak_klien_id on kontrak_klien_kontak
  for each row execute function periksa_kontrak_klien_kontak();
