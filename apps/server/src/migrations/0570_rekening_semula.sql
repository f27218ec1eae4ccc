-- An account that nobody has said is right stays so when whoever wrote it writes another and comes back to it: what waited for a word
-- before is kept with what waits now.
alter table rekening_tahan add column semula jsonb;
