-- What a contact said or signed keeps the name that they had then, whatever they are called later.
alter table berita_acara_tanda_tangan add column oleh_nama text;
alter table berita_acara_keberatan add column oleh_nama text;

-- Of what is there: as they were called before they were first renamed after it, else as they are now.
create function nama_kontak_dulu(kontak integer, saat timestamptz) returns text language sql stable as $$
  select coalesce(
    (select a.sebelum ->> 'nama' from audit a
      where a.objek = 'kontrak_klien_kontak' and a.waktu > saat and a.sebelum ->> 'nama' is not null
        and a.objek_id in (select lain.id::text from kontrak_klien_kontak lain where lain.klien_kontak_id = k.klien_kontak_id)
      order by a.id limit 1),
    o.nama)
  from kontrak_klien_kontak k join klien_kontak o on o.id = k.klien_kontak_id where k.id = kontak $$;
update berita_acara_tanda_tangan set oleh_nama = nama_kontak_dulu(kontak_id, pada) where kontak_id is not null;
-- What was answered is kept from every change; this one tells who it was, and changes nothing of it.
alter table berita_acara_keberatan disable trigger berita_acara_keberatan_tetap;
update berita_acara_keberatan set oleh_nama = nama_kontak_dulu(kontak_id, pada);
alter table berita_acara_keberatan enable trigger berita_acara_keberatan_tetap;
drop function nama_kontak_dulu;

alter table berita_acara_tanda_tangan
  add constraint berita_acara_tanda_tangan_nama check ((oleh_nama is null) = (kontak_id is null));
alter table berita_acara_keberatan alter column oleh_nama set not null;

-- Written here, whatever writes beside it: a server of the release before knows no such column.
create function isi_nama_kontak() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.oleh_nama := (select o.nama from kontrak_klien_kontak k join klien_kontak o on o.id = k.klien_kontak_id where k.id = new.kontak_id);
  return new;
end $$;
create trigger berita_acara_tanda_tangan_nama before insert on berita_acara_tanda_tangan
  for each row execute function isi_nama_kontak();
create trigger berita_acara_keberatan_nama before insert on berita_acara_keberatan
  for each row execute function isi_nama_kontak();
