-- By which numbers authorities know the company, and how often its record was written.
alter table perusahaan
  add column npwp text check (npwp ~ '^[0-9]{15,16}$'),
  add column nib text check (nib ~ '^[0-9]{13}$'),
  add column versi integer not null default 1 check (versi >= 1);
