-- Why a punch is marked: a list of marks, each {"kode": …} with its figures (packages/domain/src/tanda.ts).
alter table presensi_kejadian
  add column tanda jsonb not null default '[]' check (jsonb_typeof(tanda) = 'array');

-- What stands is marked for what its evidence says.
update presensi_kejadian e
set tanda = (
  select coalesce(jsonb_agg(t.satu), '[]')
  from (
    select case
      when e.di_luar_area and e.lokasi = 'luar'
        then jsonb_build_object('kode', 'DI_LUAR_AREA', 'meter', coalesce(e.jarak_meter, 1))
      when e.latitude is null then jsonb_build_object('kode', 'TANPA_POSISI')
      when e.di_luar_area
        then jsonb_build_object('kode', 'POSISI_KURANG_TELITI', 'meter', round(coalesce(e.akurasi, 0)))
      end as satu
    union all
    select jsonb_build_object('kode', 'JAM_BERBEDA', 'detik', round(extract(epoch from e.waktu_perangkat - e.waktu)))
    where not e.dikoreksi and abs(extract(epoch from e.waktu_perangkat - e.waktu)) > 600
    union all
    select jsonb_build_object('kode', 'FOTO_RUSAK')
    from presensi_selfie s where s.kejadian_id = e.id and s.rusak) t
  where t.satu is not null)
where e.perlu_tinjauan;

-- A reason without the mark would be seen by nobody.
alter table presensi_kejadian add constraint presensi_kejadian_bertanda check (perlu_tinjauan or tanda = '[]');

grant update (tanda) on presensi_kejadian to rekan_app;
