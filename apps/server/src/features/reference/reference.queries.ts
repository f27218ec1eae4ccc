import { sql } from 'kysely'
import referensi from '@rekan/domain/data/referensi.json' with { type: 'json' }
import type { Db } from '../../platform/db.ts'

/** Puts the reference lists in place; a later release's wording replaces an earlier one's. Runs as the owner. */
export async function seedReferensi(owner: Db): Promise<void> {
  const nama = sql<string>`excluded.nama`
  await owner
    .insertInto('jenis_karyawan')
    .values(referensi.jenis_karyawan)
    .onConflict((c) => c.column('id').doUpdateSet({ nama }))
    .execute()
  for (const tabel of ['status_pernikahan', 'jenjang_pendidikan'] as const) {
    await owner
      .insertInto(tabel)
      .values(referensi[tabel])
      .onConflict((c) => c.column('id').doUpdateSet({ nama }))
      .execute()
  }
}
