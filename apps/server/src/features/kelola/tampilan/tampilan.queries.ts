import type { Instan } from '@rekan/domain/waktu'
import type { Insertable, Updateable } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

const KOLOM = ['id', 'meja', 'nama', 'isi', 'bersama', 'pengguna_id'] as const

/** An account's own of a desk, with those shared where it sees them, by name. */
export function listTampilan(
  db: Db,
  { penggunaId, meja, isBersama }: { penggunaId: number; meja: string; isBersama: boolean },
) {
  return db
    .selectFrom('tampilan')
    .select(KOLOM)
    .where('meja', '=', meja)
    .where('dihapus_pada', 'is', null)
    .where((eb) => {
      const milik = eb('pengguna_id', '=', penggunaId)
      return isBersama ? eb.or([milik, eb('bersama', '=', true)]) : milik
    })
    .orderBy((eb) => eb.fn('lower', ['nama']))
    .orderBy('id')
    .execute()
}

/** An account's own, deleted or not, held for the rest of the transaction */
export async function lockTampilan(tx: Tx, penggunaId: number, id: number) {
  return tx
    .selectFrom('tampilan')
    .select([...KOLOM, 'dihapus_pada'])
    .where('id', '=', id)
    .where('pengguna_id', '=', penggunaId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTampilan(tx: Tx, penggunaId: number, meja: string): Promise<number> {
  const { jumlah } = await tx
    .selectFrom('tampilan')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('pengguna_id', '=', penggunaId)
    .where('meja', '=', meja)
    .where('dihapus_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Whether an account has another of a desk by this name. */
export async function hasNama(
  tx: Tx,
  {
    penggunaId,
    meja,
    nama,
    kecuali,
  }: { penggunaId: number; meja: string; nama: string; kecuali: number | null },
): Promise<boolean> {
  const ada = await tx
    .selectFrom('tampilan')
    .select('id')
    .where('pengguna_id', '=', penggunaId)
    .where('meja', '=', meja)
    .where((eb) => eb(eb.fn('lower', ['nama']), '=', nama.toLowerCase()))
    .where('dihapus_pada', 'is', null)
    .where('id', '<>', kecuali ?? 0)
    .executeTakeFirst()
  return ada !== undefined
}

export async function insertTampilan(tx: Tx, baru: Insertable<Skema['tampilan']>) {
  return tx.insertInto('tampilan').values(baru).returning(KOLOM).executeTakeFirstOrThrow()
}

export async function updateTampilan(tx: Tx, id: number, isi: Updateable<Skema['tampilan']>) {
  return tx.updateTable('tampilan').set(isi).where('id', '=', id).returning(KOLOM).executeTakeFirstOrThrow()
}

/** What nobody can put back any more. */
export async function deleteUsang(tx: Tx, sebelum: Instan): Promise<void> {
  await tx.deleteFrom('tampilan').where('dihapus_pada', '<', at(sebelum)).execute()
}
