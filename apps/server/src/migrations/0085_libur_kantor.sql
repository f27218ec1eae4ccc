-- A day off may leave some sites out, or be some sites' alone; sites are never deleted.
alter table libur
  add column kantor_ids integer[] not null default '{}',
  -- true: off at those sites only; false: off everywhere but there
  add column hanya boolean not null default false,
  -- How often it was changed, so that who changes it is told of a change they have not seen.
  add column versi integer not null default 1 check (versi >= 1),
  add check (not hanya or kantor_ids <> '{}');
grant insert (kantor_ids, hanya, versi), update (kantor_ids, hanya, versi) on libur to rekan_app;
