import type { Agama } from '@rekan/domain/karyawan/data-pajak'
import type { JenisKontrak } from '@rekan/domain/karyawan/kontrak'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** What a person's THR hangs on beside who they are. */
export type FaktaThr = {
  readonly karyawan_id: number
  readonly agama: Agama | null
  /** Of the contract of that day, else by the kind of employee */
  readonly kontrak: JenisKontrak | null
  /** The holy days of THR slips that there are */
  readonly sudah: readonly Tanggal[]
  /** Wage that was received by month before the holy day's, newest first, at most 12 */
  readonly diterima: readonly number[]
}

/** Of people, as of a holy day; of each month the newest slip. */
export async function fetchFaktaThr(
  db: Db | Tx,
  karyawanIds: readonly number[],
  tanggal: Tanggal,
): Promise<ReadonlyMap<number, FaktaThr>> {
  const { rows } = await sql<FaktaThr>`
    select k.id as karyawan_id, t.agama,
      coalesce((select c.jenis from kontrak c where c.karyawan_id = k.id and c.mulai <= ${tanggal}::date
        order by c.mulai desc limit 1), case when j.kode in ('PKWT', 'PKWTT') then j.kode end) as kontrak,
      array(select p.tanggal_hari_raya::text from payroll p
        where p.karyawan_id = k.id and p.jenis = 'THR' and p.revisi = 0 order by p.tanggal_hari_raya) as sudah,
      array(select jumlah from (
        select distinct on (p.tahun, p.bulan) p.tahun, p.bulan,
          (select coalesce(sum(b.jumlah), 0)::integer from payroll_baris b
            where b.payroll_id = p.id and b.kelompok = 'PENGHASILAN' and b.jenis = 'TETAP') as jumlah
        from payroll p
        where p.karyawan_id = k.id and p.jenis = 'BULANAN'
          -- Of the employment of that day alone.
          and make_date(p.tahun, p.bulan, 1) >= date_trunc('month', (select max(m.mulai) from masa_kerja m
            where m.karyawan_id = k.id and m.mulai <= ${tanggal}::date))
          and make_date(p.tahun, p.bulan, 1) between (date_trunc('month', ${tanggal}::date) - interval '12 months')::date
            and (date_trunc('month', ${tanggal}::date) - interval '1 day')::date
        order by p.tahun desc, p.bulan desc, p.revisi desc) s order by tahun desc, bulan desc) as diterima
    from karyawan k join jenis_karyawan j on j.id = k.jenis_karyawan_id left join pajak_karyawan t on t.karyawan_id = k.id
    where k.id = any(${karyawanIds}::integer[])`.execute(db)
  return new Map(rows.map((fakta) => [fakta.karyawan_id, fakta]))
}
