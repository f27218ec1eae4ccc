import { type Bulan, addBulan } from '@rekan/domain/bulan'
import type { BarisSlip } from '@rekan/domain/payroll/payroll'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A published month of somebody whose wage of it was entered after it was made. */
export type BulanTerbayar = Bulan & {
  readonly karyawan_id: number
  readonly penghasilan: readonly BarisSlip[]
  /** What later slips paid of it as back pay */
  readonly dirapel: number
}

/** So many months back a raise is paid for. */
const BULAN_MUNDUR = 12

/** People's months before one of which the wage was entered after their slip was made, oldest first. */
export async function listTerbayar(
  db: Db | Tx,
  masa: Bulan,
  karyawanIds: readonly number[],
): Promise<readonly BulanTerbayar[]> {
  const nomor = ({ tahun, bulan }: Bulan) => tahun * 12 + bulan
  const { rows } = await sql<BulanTerbayar>`
    with slip as (
      select distinct on (karyawan_id, tahun, bulan) id, karyawan_id, tahun, bulan, status, dibuat_pada from payroll
      where karyawan_id = any(${karyawanIds}::integer[]) and jenis = 'BULANAN'
        and tahun * 12 + bulan between ${nomor(addBulan(masa, -BULAN_MUNDUR))} and ${nomor(masa) - 1}
      order by karyawan_id, tahun, bulan, revisi desc)
    select s.karyawan_id, s.tahun, s.bulan,
      (select coalesce(json_agg(json_build_object('nama', b.nama, 'jenis', b.jenis, 'jumlah', b.jumlah)), '[]')
        from payroll_baris b where b.payroll_id = s.id and b.kelompok = 'PENGHASILAN') as penghasilan,
      (select coalesce(sum((r ->> 'jumlah')::bigint), 0)::bigint
        from payroll p join payroll_baris b on b.payroll_id = p.id cross join lateral jsonb_array_elements(b.asal -> 'rincian') r
        where p.karyawan_id = s.karyawan_id and p.jenis = 'BULANAN' and b.jenis = 'RAPEL' and b.asal is not null and b.sumber is null
          and (p.tahun, p.bulan) <> (${masa.tahun}::integer, ${masa.bulan}::integer)
          and (r ->> 'dari')::date = make_date(s.tahun, s.bulan, 1)
          and not exists (select from payroll q where q.karyawan_id = p.karyawan_id and q.tahun = p.tahun and q.bulan = p.bulan
            and q.jenis = p.jenis and q.revisi > p.revisi)) as dirapel
    from slip s
    where s.status = 'TERBIT' and exists (select from upah u where u.karyawan_id = s.karyawan_id
      and u.mulai < make_date(s.tahun, s.bulan, 1) + interval '1 month' and u.dibuat_pada > s.dibuat_pada)
    order by s.karyawan_id, s.tahun, s.bulan`.execute(db)
  return rows
}
