-- What a list of sheets says of each stands beside its figures: they are a megabyte of JSON, and were read whole for one number.
alter table berita_acara_revisi add column janji_pemenuhan integer
  generated always as ((isi::jsonb -> 'kepala' ->> 'janjiPemenuhan')::integer) stored;
