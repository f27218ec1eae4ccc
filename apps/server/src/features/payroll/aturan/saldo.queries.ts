import type { SaldoPajak } from '@rekan/domain/payroll/saldo-pajak'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

type Tercatat = SaldoPajak & {
  readonly karyawan: { readonly id: number; readonly kode: string; readonly nama: string }
}

/** What is on record of a year, of these people, by kode. */
export async function listSaldo(
  db: Db | Tx,
  tahun: number,
  karyawanIds: readonly number[],
): Promise<readonly Tercatat[]> {
  const { rows } = await sql<Tercatat>`
    select json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan, s.bruto, s.iuran, s.bulan, s.dipotong,
      s.neto_lain, s.dipotong_lain, s.nomor_lain
    from saldo_pajak s join karyawan k on k.id = s.karyawan_id
    where s.tahun = ${tahun} and s.karyawan_id = any(${karyawanIds}::integer[]) order by k.kode`.execute(db)
  return rows
}

/** What is there of a person and year is replaced. */
export async function upsertSaldo(tx: Tx, baris: readonly Insertable<Skema['saldo_pajak']>[]): Promise<void> {
  await tx
    .insertInto('saldo_pajak')
    .values([...baris])
    .onConflict((c) =>
      c.columns(['karyawan_id', 'tahun']).doUpdateSet((eb) => ({
        bruto: eb.ref('excluded.bruto'),
        iuran: eb.ref('excluded.iuran'),
        bulan: eb.ref('excluded.bulan'),
        dipotong: eb.ref('excluded.dipotong'),
        neto_lain: eb.ref('excluded.neto_lain'),
        dipotong_lain: eb.ref('excluded.dipotong_lain'),
        nomor_lain: eb.ref('excluded.nomor_lain'),
        dicatat_oleh_id: eb.ref('excluded.dicatat_oleh_id'),
        dicatat_pada: eb.ref('excluded.dicatat_pada'),
      })),
    )
    .execute()
}
