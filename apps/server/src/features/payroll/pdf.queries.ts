import type { Db } from '../../platform/db.ts'

/** The key of a payslip's PDF; null while there is none. */
export async function findKunci(db: Db, id: number): Promise<string | null> {
  const ada = await db
    .selectFrom('payroll_pdf')
    .select('kunci')
    .where('payroll_id', '=', id)
    .executeTakeFirst()
  return ada?.kunci ?? null
}

export async function saveKunci(db: Db, id: number, kunci: string): Promise<void> {
  await db
    .insertInto('payroll_pdf')
    .values({ payroll_id: id, kunci })
    .onConflict((c) => c.column('payroll_id').doUpdateSet({ kunci, coba_pada: null }))
    .execute()
}
