-- How often a setting was written, so that who changes it is told of a change they have not seen. Each write has the next.
alter table pengaturan add column versi integer not null default 1 check (versi >= 1);
update pengaturan s set versi = u.ke from (
  select kunci, berlaku_dari, row_number() over (partition by kunci order by dicatat_pada, berlaku_dari) as ke from pengaturan) u
  where u.kunci = s.kunci and u.berlaku_dari = s.berlaku_dari;
alter table pengaturan add unique (kunci, versi);
