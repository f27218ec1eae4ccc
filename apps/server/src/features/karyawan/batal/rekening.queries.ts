import type { CaraTahan } from '@rekan/domain/karyawan/rekening'
import type { Instan } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** The account that pay still goes to in place of the one on record; undefined where none waits. */
export function findTahan(db: Db | Tx, karyawanId: number, saat: Instan) {
  return selectTahan(db, [karyawanId]).where('t.sampai', '>', at(saat)).executeTakeFirst()
}

/** A changed account that nobody has confirmed: within its waiting time, or after it where somebody else than its owner wrote it. */
export function findBelumPasti(db: Db | Tx, karyawanId: number, saat: Instan) {
  return selectBelumPasti(db, [karyawanId], saat).executeTakeFirst()
}

/** The same of several people, by name. */
export function listBelumPasti(db: Db | Tx, karyawanIds: readonly number[], saat: Instan) {
  return selectBelumPasti(db, karyawanIds, saat)
    .select(['t.karyawan_id', 'o.nama'])
    .orderBy('o.nama')
    .orderBy('o.id')
    .execute()
}

function selectBelumPasti(db: Db | Tx, karyawanIds: readonly number[], saat: Instan) {
  return selectTahan(db, karyawanIds).where((eb) =>
    eb.or([
      eb('t.sampai', '>', at(saat)),
      eb('t.diganti_oleh_id', 'not in', (akun) =>
        akun.selectFrom('pengguna as x').select('x.id').whereRef('x.karyawan_id', '=', 't.karyawan_id'),
      ),
    ]),
  )
}

function selectTahan(db: Db | Tx, karyawanIds: readonly number[]) {
  return db
    .selectFrom('rekening_tahan as t')
    .innerJoin('karyawan as o', 'o.id', 't.karyawan_id')
    .leftJoin('pengguna as u', 'u.id', 't.diganti_oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'u.karyawan_id')
    .select(['t.nama_bank', 't.nomor_rekening', 't.diganti_pada', 't.sampai', 't.cara', 't.semula'])
    .select(['o.nama_bank as bank_baru', 'o.nomor_rekening as nomor_baru'])
    .select(['t.diganti_oleh_id', 'u.karyawan_id as penulis_karyawan_id'])
    .select((eb) => eb.fn.coalesce('k.nama', 'u.nama').as('diganti_oleh'))
    .where('t.karyawan_id', 'in', karyawanIds)
    .where('t.dikonfirmasi_oleh_id', 'is', null)
}

/** In the place of one that waited before. */
export async function replaceTahan(
  tx: Tx,
  karyawanId: number,
  tahan: Omit<Insertable<Skema['rekening_tahan']>, 'karyawan_id'> | null,
): Promise<void> {
  await tx.deleteFrom('rekening_tahan').where('karyawan_id', '=', karyawanId).execute()
  if (tahan !== null)
    await tx
      .insertInto('rekening_tahan')
      .values({ ...tahan, karyawan_id: karyawanId })
      .execute()
}

/** Sets where pay goes meanwhile; false where none waits any more. */
export async function setCaraTahan(
  tx: Tx,
  karyawanId: number,
  cara: CaraTahan,
  saat: Instan,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rekening_tahan')
    .set({ cara })
    .where('karyawan_id', '=', karyawanId)
    .where('sampai', '>', at(saat))
    .where('dikonfirmasi_oleh_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where none waits for a word any more; one whose term is over waits for it still. */
export async function confirmTahan(
  { tx, oleh, saat }: PerbuatanPelaku,
  karyawanId: number,
  { diganti_pada }: { readonly diganti_pada: Instan },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rekening_tahan')
    .set({ dikonfirmasi_oleh_id: oleh, dikonfirmasi_pada: new Date(saat) })
    .where('karyawan_id', '=', karyawanId)
    .where('diganti_pada', '=', at(diganti_pada))
    .where('dikonfirmasi_oleh_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
