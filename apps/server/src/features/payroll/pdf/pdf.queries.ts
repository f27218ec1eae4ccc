import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from '../../../platform/db.ts'
import type { Slip } from '../baris/payroll.queries.ts'

/** The key of a payslip's PDF; null while there is none. */
export async function findKunci(db: Db, id: number): Promise<string | null> {
  const ada = await db
    .selectFrom('payroll_pdf')
    .select('kunci')
    .where('payroll_id', '=', id)
    .executeTakeFirst()
  return ada?.kunci ?? null
}

export async function updateKunci(db: Db, id: number, kunci: string): Promise<void> {
  await db
    .insertInto('payroll_pdf')
    .values({ payroll_id: id, kunci })
    .onConflict((c) => c.column('payroll_id').doUpdateSet({ kunci, coba_pada: null }))
    .execute()
}

/**
 * Takes the payslips that wait longest for their PDF, for this server alone until `sampai`; null for none, and while a month of
 * everybody's is published.
 */
export async function takePdf(
  db: Db,
  saat: Instan,
  sampai: Instan,
  banyak: number,
): Promise<readonly Slip[] | null> {
  const { rows } = await sql<{ payroll_id: number }>`
    with giliran as (select payroll_id from payroll_pdf where kunci is null and coba_pada <= ${at(saat)}
        and not exists (select from proses_gaji where status = 'JALAN')
      order by coba_pada limit ${banyak} for update skip locked)
    update payroll_pdf p set coba_pada = ${at(sampai)} from giliran where p.payroll_id = giliran.payroll_id
    returning p.payroll_id`.execute(db)
  if (rows.length === 0) return null
  const ids = rows.map(({ payroll_id }) => payroll_id)
  return db
    .selectFrom('payroll')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .execute()
}

/** Lets payslips be taken again. */
export async function resumePdf(db: Db, ids: readonly number[], saat: Instan): Promise<void> {
  await sql`
    update payroll_pdf set coba_pada = ${at(saat)}
    where payroll_id = any(${ids}::integer[]) and kunci is null`.execute(db)
}

export async function countPdf(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('payroll_pdf')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('kunci', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
