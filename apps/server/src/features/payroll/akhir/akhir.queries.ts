import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Somebody whose work ends, and what their last slip hangs on. */
export type Pergi = {
  readonly karyawan_id: number
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
    select k.id as karyawan_id, k.tanggal_keluar as keluar, k.alasan_keluar, w.hari_kerja,
      (select p.id from payroll p where p.karyawan_id = k.id and p.jenis = 'AKHIR' and p.tahun = ${masa.tahun}
        and p.bulan = ${masa.bulan} order by p.revisi desc limit 1) as slip_id,
      coalesce((select json_agg(json_build_object('tahun', p.tahun, 'bulan', p.bulan) order by p.tahun, p.bulan)
        from payroll p where p.karyawan_id = k.id and p.jenis = 'AKHIR' and p.revisi = 0
          and (p.tahun, p.bulan) < (${masa.tahun}, ${masa.bulan})), '[]') as sebelumnya
    from karyawan k
    left join lateral (
      select (select count(*)::integer from jadwal_hari h where h.jadwal_id = n.jadwal_id
        and h.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
          where v.jadwal_id = n.jadwal_id and v.berlaku_dari <= k.tanggal_keluar)) as hari_kerja
      from penempatan n where n.karyawan_id = k.id and n.utama and n.tanggal_masuk <= k.tanggal_keluar
      order by n.tanggal_masuk desc limit 1) w on true
    where k.tanggal_keluar between ${awalBulan(masa)}::date and ${akhirBulan(masa)}::date
      and (${karyawanId}::integer is null or k.id = ${karyawanId}::integer)
    order by k.kode`.execute(db)
  return rows
}
