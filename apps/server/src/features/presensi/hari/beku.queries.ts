import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** Writes the row of a work that follows from the week, unless it stands, and takes its record along. */
export async function freezeTurunan(tx: Tx, baru: Insertable<Skema['penugasan']>): Promise<number> {
  await tx
    .insertInto('penugasan')
    .values(baru)
    .onConflict((c) =>
      c
        .columns(['karyawan_id', 'tanggal'])
        .where(sql<boolean>`turunan and dibatalkan_pada is null`)
        .doNothing(),
    )
    .execute()
  const id = await findTurunan(tx, baru)
  if (id === null) throw new Error('a work is written or stands')
  await tx
    .updateTable('presensi')
    .set({ penugasan_id: id })
    .where('karyawan_id', '=', baru.karyawan_id)
    .where('tanggal', '=', baru.tanggal)
    .where('penugasan_id', 'is', null)
    .execute()
  return id
}

/** The row of a person's work that follows from the week on a date. */
export async function findTurunan(
  tx: Tx,
  { karyawan_id, tanggal }: Pick<Selectable<Skema['penugasan']>, 'karyawan_id' | 'tanggal'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('penugasan')
    .select('id')
    .where('karyawan_id', '=', karyawan_id)
    .where('tanggal', '=', tanggal)
    .where('turunan', '=', true)
    .where('dibatalkan_pada', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
