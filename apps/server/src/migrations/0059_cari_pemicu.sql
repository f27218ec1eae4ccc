-- What these look for is in no table of the caller's own making, like those of 0014.
alter function jaga_pengurus_terakhir() set search_path = public, pg_temp;
alter function jaga_hrd_tanpa_lingkup() set search_path = public, pg_temp;
