import type { Tanggal } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

export function lockPenomoran(tx: Tx) {
  return tx.selectFrom('penomoran_karyawan').select(['awalan', 'lebar']).forUpdate().executeTakeFirstOrThrow()
}

/** Another beginning counts from one again. */
export async function updatePenomoran(
  tx: Tx,
  { awalan, lebar }: { readonly awalan: string; readonly lebar: number },
): Promise<void> {
  await tx
    .updateTable('penomoran_karyawan')
    .set((eb) => ({
      awalan,
      lebar,
      terakhir: eb.case().when('awalan', '=', awalan).then(eb.ref('terakhir')).else(0).end(),
    }))
    .execute()
}

export async function findKaryawanBerkode(tx: Tx, kode: string): Promise<number | undefined> {
  const row = await tx.selectFrom('karyawan').select('id').where('kode', '=', kode).executeTakeFirst()
  return row?.id
}

export function findRoster(tx: Tx, karyawanId: number, tanggal: Tanggal) {
  return tx
    .selectFrom('jadwal_pengganti')
    .select(['jam_mulai', 'jam_selesai'])
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertRoster(tx: Tx, roster: Insertable<Skema['jadwal_pengganti']>): Promise<void> {
  const { jam_mulai, jam_selesai } = roster
  await tx
    .insertInto('jadwal_pengganti')
    .values(roster)
    .onConflict((c) => c.columns(['karyawan_id', 'tanggal']).doUpdateSet({ jam_mulai, jam_selesai }))
    .execute()
}

export async function deleteRoster(tx: Tx, karyawanId: number, tanggal: Tanggal): Promise<void> {
  await tx
    .deleteFrom('jadwal_pengganti')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .execute()
}
