import type { Db } from '../../../platform/db.ts'
import { refuse } from '../presensi.refusals.ts'

/** What a site is called. Throws 404 for none. */
export async function findNamaKantor(db: Db, id: number): Promise<string> {
  const kantor = await db.selectFrom('kantor').select('nama').where('id', '=', id).executeTakeFirst()
  if (kantor === undefined) throw refuse('LOKASI_TIDAK_ADA')
  return kantor.nama
}
