-- The first phone key of a session is registered in silence; another one asks for the password again. Sessions of before
-- have none yet.
alter table sesi add column ponsel_id integer references ponsel (id) on delete set null;
