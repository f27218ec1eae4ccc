import type { Db } from '../../../platform/db.ts'

/** What the company is called; null while nobody has entered it. */
export async function findNamaPerusahaan(db: Db): Promise<string | null> {
  const row = await db.selectFrom('perusahaan').select('nama').executeTakeFirst()
  return row?.nama ?? null
}
