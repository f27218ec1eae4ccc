-- From which migration on a server works beside this schema: a newer schema only refuses servers that are older than that.
-- Whatever takes away or renames what the release before uses moves it on, in the same migration, one release after the
-- first that no longer uses it.
create table skema (
  satu boolean primary key default true check (satu),
  kompatibel_sejak text not null
);
insert into skema (kompatibel_sejak) values ('0185_skema');
-- A server that may not migrate looks whether somebody has, and whether its people are invented.
grant select on skema, kysely_migration, demo to rekan_app;
