import liburNasional from '@rekan/domain/data/libur-nasional.json' with { type: 'json' }
import type { Db } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

/** Adds the decreed holidays and joint leave that are not there yet; what a company changed stays. Runs as the owner. */
export async function seedLibur(owner: Db): Promise<void> {
  const hari = Object.values(liburNasional).flatMap((tahun) => tahun.hari)
  await owner
    .insertInto('libur')
    .values(hari.map((h) => ({ ...h, jenis: h.jenis as Skema['libur']['jenis'] })))
    .onConflict((c) => c.doNothing())
    .execute()
}
