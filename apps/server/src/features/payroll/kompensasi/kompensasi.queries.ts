import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { PeriodeKompensasi } from '@rekan/domain/payroll/kompensasi'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type PeriodeBerakhir = PeriodeKompensasi & {
  readonly karyawan_id: number
  /** Whether its days were paid already */
  readonly sudah: boolean
}

/** Periods of PKWT that end within a month, each on its own last day or on the last day at work before it. */
export async function listPeriodeBerakhir(db: Db | Tx, masa: Bulan): Promise<readonly PeriodeBerakhir[]> {
  const { rows } = await sql<PeriodeBerakhir>`
    with recursive periode as (
      select c.id, c.karyawan_id, c.mulai, least(c.sampai, k.akhir) as sampai, k.mulai as masuk
      from kontrak c join lateral (select m.mulai, m.akhir from masa_kerja m
        where m.karyawan_id = c.karyawan_id and coalesce(m.akhir >= c.mulai, true) order by m.mulai limit 1) k on true
      where c.jenis = 'PKWT' and least(c.sampai, k.akhir) between ${awalBulan(masa)}::date and ${akhirBulan(masa)}::date),
    rantai as (
      select id, karyawan_id, mulai as sejak, masuk from periode
      union all
      select r.id, r.karyawan_id, c.mulai, r.masuk from rantai r
        join kontrak c on c.karyawan_id = r.karyawan_id and c.jenis = 'PKWT' and c.sampai = r.sejak - 1
          -- A second employment is counted anew.
          and c.sampai >= r.masuk)
    select p.karyawan_id, p.mulai, p.sampai, (select min(r.sejak) from rantai r where r.id = p.id) as sejak,
      exists (select from payroll s where s.karyawan_id = p.karyawan_id and s.jenis = 'KOMPENSASI'
        and daterange(s.periode_dari, s.periode_sampai, '[]') && daterange(p.mulai, p.sampai, '[]')) as sudah
    from periode p order by p.karyawan_id, p.mulai`.execute(db)
  return rows
}
