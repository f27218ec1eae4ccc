-- What a person's days are read by is planned once a connection, for any person and any days: which months are looked at is
-- decided as it runs. A plan made while a month was young read it from end to end, and went on doing so as the month filled.
alter function kejadian_antara(integer, date, date)
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off;
alter function istirahat_antara(integer, date, date)
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off;
alter function masuk_pada(bigint, integer, date)
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off;
