import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Tx, at } from '../../platform/db.ts'

const BELUM_DITINJAU_MS = 48 * 3_600_000

/**
 * The marked punches of the demo's past have been looked at, those of the last two days not yet: by the coordinator, else
 * by HR, a day later. One in nine was not accepted. What people did themselves waits for them.
 */
export async function seedTinjauan(tx: Tx, sampai: Instan): Promise<void> {
  await sql`
    update presensi_kejadian e
    set ditinjau_oleh_id = t.oleh_id, ditinjau_pada = e.waktu + interval '26 hours', diterima = t.diterima,
      alasan_tinjauan = case when not t.diterima then 'Kunjungan ini tidak ada dalam jadwal.' end
    from (
      select e.id, coalesce(k.id, h.id) as oleh_id, (r.karyawan_id + extract(day from r.tanggal)::integer) % 9 <> 0 as diterima
      from presensi_kejadian e
        join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        join presensi_selfie s on s.kejadian_id = e.id and s.tanggal = e.tanggal and s.kunci like 'selfie/demo/%'
        left join lateral (
          select u.id from penempatan p join pengguna u on u.id = p.koordinator_id
          where p.karyawan_id = r.karyawan_id and p.tanggal_masuk <= r.tanggal
            and (p.tanggal_selesai is null or p.tanggal_selesai > r.tanggal + 2)
            and u.role = 'koordinator' and u.id is distinct from e.oleh_id and u.karyawan_id is distinct from r.karyawan_id
          order by p.utama desc, p.id limit 1) k on true
        cross join lateral (
          select u.id from pengguna u
          where u.role = 'hrd' and u.aktif and u.id is distinct from e.oleh_id and u.karyawan_id is distinct from r.karyawan_id
          order by u.id limit 1) h
      where e.perlu_tinjauan and e.ditinjau_pada is null and e.waktu <= ${at(sampai - BELUM_DITINJAU_MS)}) t
    where e.id = t.id`.execute(tx)
}
