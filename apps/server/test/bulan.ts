import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'
import type { Person } from './people.ts'

/**
 * Days of some people by a rule of their own, where they are placed: in at 08:00, on one day in seven twelve minutes late, out at
 * 17:00, on one day in eleven not at all; one day in thirteen nobody comes, one in nine is outside and waits to be looked at.
 * Weekends and holidays are off. Written directly, as the owner.
 */
export async function fillBulan(
  owner: Db,
  people: readonly Person[],
  { dari, sampai }: { readonly dari: string; readonly sampai: string },
): Promise<void> {
  const ids = people.map(({ karyawanId }) => karyawanId)
  await sql`
    with hari as (
      select k.id as karyawan_id, h::date as tanggal, k.id + extract(day from h)::integer as benih
      from unnest(${ids}::integer[]) k (id), generate_series(${dari}::date, ${sampai}::date, interval '1 day') h
      where extract(isodow from h) < 6 and not exists (select from libur l where l.berlaku and l.tanggal = h::date)),
    buka as (
      insert into presensi (karyawan_id, tanggal) select karyawan_id, tanggal from hari where benih % 13 <> 0
      returning id, karyawan_id, tanggal),
    satu as (
      select b.id, b.tanggal, p.kantor_id, h.benih from buka b join hari h using (karyawan_id, tanggal)
        join penempatan p on p.karyawan_id = b.karyawan_id)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan,
      keterangan, telat_detik, selfie_sha256)
    select id, tanggal, 'check_in',
      (tanggal + case when benih % 7 = 0 then time '08:12' else time '08:00' end) at time zone 'Asia/Jakarta', kantor_id,
      case when benih % 9 = 0 then 'luar' else 'dalam' end, benih % 9 = 0, benih % 9 = 0, '',
      case when benih % 7 = 0 then 720 else 0 end, decode(repeat('00', 32), 'hex') from satu
    union all
    select id, tanggal, 'check_out', (tanggal + time '17:00') at time zone 'Asia/Jakarta', kantor_id, 'dalam', false, false, '',
      0, decode(repeat('00', 32), 'hex') from satu where benih % 11 <> 0`.execute(owner)
}
