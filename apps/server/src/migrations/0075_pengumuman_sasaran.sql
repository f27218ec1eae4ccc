-- Whom an announcement is for, from which minute until when, and what its reader is asked. Those that are there are for
-- every employee and do not end.
alter table pengumuman
  add column untuk_role text[] not null default '{karyawan}',
  -- none: whatever the site, whatever the job
  add column untuk_kantor integer[] not null default '{}',
  add column untuk_jabatan text[] not null default '{}',
  -- the minute that is chosen; null: at once
  add column mulai_pada timestamptz,
  add column berakhir_pada timestamptz,
  add column disematkan boolean not null default false,
  add column wajib boolean not null default false,
  -- when its readers are to be told, while they have not been
  add column kabar_pada timestamptz,
  -- since when it is withdrawn, and since when it had been published
  add column ditarik_pada timestamptz,
  add column ditarik_dari timestamptz,
  add constraint pengumuman_untuk_role
    check (cardinality(untuk_role) > 0 and untuk_role <@ array['karyawan', 'koordinator', 'hrd']),
  add constraint pengumuman_masa check (berakhir_pada > coalesce(terbit_pada, mulai_pada, dibuat_pada)),
  add constraint pengumuman_ditarik check (num_nulls(ditarik_pada, ditarik_dari) in (0, 2)
    and (ditarik_pada is null or status = 'DRAFT'));
create index pengumuman_kabar on pengumuman (kabar_pada) where kabar_pada is not null;

alter table pengumuman_dibaca add column dipahami_pada timestamptz;
grant update (dipahami_pada) on pengumuman_dibaca to rekan_app;

-- What people had been told of something that was withdrawn, for as long as the withdrawal can be undone.
create table notifikasi_ditarik (
  id integer primary key,
  pengguna_id integer not null references pengguna,
  jenis text not null,
  detail_id bigint not null,
  judul text not null,
  isi text not null,
  dibuat_pada timestamptz not null,
  dibaca_pada timestamptz,
  ditarik_pada timestamptz not null
);
create index notifikasi_ditarik_perihal on notifikasi_ditarik (detail_id);
create index notifikasi_ditarik_lama on notifikasi_ditarik (ditarik_pada);
grant select, insert, delete on notifikasi_ditarik to rekan_app;
