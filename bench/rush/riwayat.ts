import { sql } from 'kysely'
import type { Person } from '../../apps/server/test/people.ts'
import type { Db } from '../../apps/server/src/platform/db.ts'

/** Tables whose triggers judge what a person does today, not what is put there */
const TABEL = ['presensi', 'presensi_kejadian', 'presensi_bukti', 'presensi_selfie'] as const

/**
 * Gives people so many days of attendance before a day, in and out, each punch with its evidence, its photo and the photo's
 * digest, as they lie after as many mornings; then lets the planner see what there is. Runs as the owner.
 */
export async function addRiwayat(
  owner: Db,
  people: readonly Person[],
  days: number,
  tanggal: string,
): Promise<void> {
  const ids = people.map(({ karyawanId }) => karyawanId)
  await setTriggers(owner, 'disable')
  await sql`select siapkan_bulan(bulan::date) from generate_series(
    date_trunc('month', ${tanggal}::date - ${days}::integer), date_trunc('month', ${tanggal}::date), interval '1 month') bulan`.execute(
    owner,
  )
  // Day by day, as it comes about: one person's days lie far apart.
  await sql`insert into presensi (karyawan_id, tanggal)
    select k, ${tanggal}::date - d from generate_series(${days}::integer, 1, -1) d, unnest(${ids}::integer[]) k`.execute(
    owner,
  )
  // Steps of some ten metres about the site: no phone finds itself at the same place each day.
  await sql`insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi,
      jarak_meter, di_luar_area, perlu_tinjauan, keterangan, telat_detik, selfie_sha256)
    select r.id, r.tanggal, j.jenis, (r.tanggal + j.jam) at time zone 'UTC' + make_interval(secs => r.id % 600), p.kantor_id,
      -6.1754 + (r.id % 17) * 0.00001, 106.8272 + (r.id % 13) * 0.00001, 8 + r.id % 9, 'dalam', 0, false, false, '', 0,
      sha256((r.id || j.jenis)::bytea)
    from presensi r
      join penempatan p on p.karyawan_id = r.karyawan_id and p.tanggal_selesai is null
      cross join (values ('check_in', time '00:50'), ('check_out', time '10:05')) j (jenis, jam)
    where r.karyawan_id = any(${ids}) and r.tanggal < ${tanggal}
    order by r.tanggal, j.jenis, r.id`.execute(owner)
  const punches = sql`from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    where r.karyawan_id = any(${ids}) and e.tanggal < ${tanggal} order by e.tanggal, e.id`
  await sql`insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude, lat7, lng7, akurasi_dm)
    select e.id, e.tanggal, e.latitude, e.longitude, round(e.latitude * 1e7), round(e.longitude * 1e7), e.akurasi * 10 ${punches}`.execute(
    owner,
  )
  await sql`insert into presensi_selfie (kejadian_id, tanggal, tipe, kunci)
    select e.id, e.tanggal, 'image/jpeg', 'selfie/' || e.tanggal || '/' || e.id || '.jpg' ${punches}`.execute(
    owner,
  )
  await sql`insert into selfie_diterima (sha256, kejadian_id, karyawan_id, tanggal)
    select e.selfie_sha256, e.id, r.karyawan_id, e.tanggal ${punches}`.execute(owner)
  await setTriggers(owner, 'enable')
  await sql`vacuum analyze`.execute(owner)
}

async function setTriggers(owner: Db, deed: 'enable' | 'disable'): Promise<void> {
  for (const tabel of TABEL)
    await sql`alter table ${sql.table(tabel)} ${sql.raw(deed)} trigger user`.execute(owner)
}
