import liburNasional from '@rekan/domain/data/libur-nasional.json' with { type: 'json' }
import type { LiburBerlaku } from '@rekan/domain/jadwal/libur'
import type { Tanggal } from '@rekan/domain/waktu'
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

/** The holidays in force from `dari` to `sampai` with the sites where they are, by date; of several on one day, all. */
export async function listLibur(
  db: Db,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<readonly (LiburBerlaku & { readonly nama: string })[]> {
  return db
    .selectFrom('libur')
    .select(['tanggal', 'nama', 'kantor_ids', 'hanya'])
    .where('berlaku', '=', true)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .orderBy('tanggal')
    .orderBy('jenis', 'desc')
    .execute()
}
