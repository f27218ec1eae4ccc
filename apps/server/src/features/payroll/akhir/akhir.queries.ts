import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Somebody whose work ends, and what their last slip hangs on. */
export type Pergi = {
  readonly karyawan_id: number
  /** First and last day of the employment that ends */
  readonly masuk: Tanggal
  readonly keluar: Tanggal
  readonly alasan_keluar: string
  /** Days of their week on which they work; null: no placement says so */
  readonly hari_kerja: number | null
  /** The slip of that month that there is */
  readonly slip_id: number | null
  /** Months of last slips from before: they had left once already */
  readonly sebelumnya: readonly Bulan[]
}

/** Whose last day at work lies in a month: of everybody, or of one. */
export async function listPergi(
  db: Db | Tx,
  masa: Bulan,
  karyawanId: number | null = null,
): Promise<readonly Pergi[]> {
  const { rows } = await sql<Pergi>`
    select k.id as karyawan_id, m.mulai as masuk, m.akhir as keluar, m.alasan as alasan_keluar, w.hari_kerja,
      (select p.id from payroll p where p.karyawan_id = k.id and p.jenis = 'AKHIR' and p.tahun = ${masa.tahun}
        and p.bulan = ${masa.bulan} order by p.revisi desc limit 1) as slip_id,
      coalesce((select json_agg(json_build_object('tahun', p.tahun, 'bulan', p.bulan) order by p.tahun, p.bulan)
        from payroll p where p.karyawan_id = k.id and p.jenis = 'AKHIR' and p.revisi = 0
          and (p.tahun, p.bulan) < (${masa.tahun}, ${masa.bulan})), '[]') as sebelumnya
    from masa_kerja m join karyawan k on k.id = m.karyawan_id
    left join lateral (
      select (select count(*)::integer from jadwal_hari h where h.jadwal_id = n.jadwal_id
        and h.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
          where v.jadwal_id = n.jadwal_id and v.berlaku_dari <= m.akhir)) as hari_kerja
      from penempatan n where n.karyawan_id = k.id and n.utama and n.tanggal_masuk <= m.akhir
      order by n.tanggal_masuk desc limit 1) w on true
    where m.akhir between ${awalBulan(masa)}::date and ${akhirBulan(masa)}::date
      and (${karyawanId}::integer is null or k.id = ${karyawanId}::integer)
    order by k.kode, m.akhir desc`.execute(db)
  return rows
}

/** The last day at work of who leaves or has left; of who came back, that of the employment before. Null: they never left; undefined: nobody. */
export async function findKeluarTerakhir(
  db: Db | Tx,
  karyawanId: number,
): Promise<Tanggal | null | undefined> {
  const { rows } = await sql<{ akhir: Tanggal | null }>`
    select max(akhir) as akhir from masa_kerja where karyawan_id = ${karyawanId} having count(*) > 0`.execute(
    db,
  )
  return rows[0]?.akhir
}
