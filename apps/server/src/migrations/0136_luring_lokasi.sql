-- How many hours a punch without a network may wait, of a site; null: as the company has it.
alter table kantor
  add column luring_jam integer,
  add constraint kantor_luring_jam check (luring_jam between 1 and 168);
grant update (luring_jam) on kantor to rekan_app;
