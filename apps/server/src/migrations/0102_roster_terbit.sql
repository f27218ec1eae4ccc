-- A published roster says which kind of shift and which post a work is of, and that on its date it stands in place of the week.
alter table penugasan
  add foreign key (pos_id) references pos,
  add foreign key (jenis_shift_id) references jenis_shift;
create index penugasan_pos on penugasan (pos_id) where pos_id is not null;
grant insert, update on jadwal_pengganti to rekan_app;
