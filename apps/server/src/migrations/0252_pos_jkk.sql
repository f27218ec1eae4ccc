-- How dangerous the work at a post is, where that is not what it is at its site: who stands there is insured by it (PP 44/2015, article
-- 16). Null: as the site.
alter table pos
  add column kelas_jkk text check (kelas_jkk in ('SANGAT_RENDAH', 'RENDAH', 'SEDANG', 'TINGGI', 'SANGAT_TINGGI'));
