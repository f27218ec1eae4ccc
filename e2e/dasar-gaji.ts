import type { Rekan } from './test.ts'

/** Gives everybody what tax follows from, and every site its class and a minimum wage that no wage is below. */
export async function completeDasar(rekan: Rekan): Promise<void> {
  await rekan.sql(`insert into pajak_karyawan (karyawan_id, status_npwp) select id, 'NIK' from karyawan
    on conflict (karyawan_id) do update set status_npwp = coalesce(pajak_karyawan.status_npwp, 'NIK')`)
  await rekan.sql(`insert into ptkp_karyawan (karyawan_id, tahun, ptkp, tanggungan)
    select k.id, 2020, case when s.nama = 'Kawin' and k.jenis_kelamin = 'L' then 'K/0' else 'TK/0' end, 0
    from karyawan k join status_pernikahan s on s.id = k.status_pernikahan_id
    where not exists (select from ptkp_karyawan p where p.karyawan_id = k.id)`)
  await rekan.sql(
    `update kantor set kelas_jkk = 'SANGAT_RENDAH', wilayah = 'Kota Uji' where kelas_jkk is null`,
  )
  await rekan.sql(`insert into upah_minimum (wilayah, tahun, jumlah, dicatat_pada)
    select 'Kota Uji', t, 1, '2020-01-01' from generate_series(2020, 2030) t on conflict do nothing`)
}
