import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

export type Tersimpan = Selectable<Skema['laporan_tersimpan']> & {
  readonly lokasi: string | null
  /** Who else it is mailed to, by name */
  readonly penerima: readonly { readonly id: number; readonly nama: string }[]
  /** The month of its last letter */
  readonly dikirim: Tanggal | null
}

function selectTersimpan(db: Db | Tx) {
  return db
    .selectFrom('laporan_tersimpan as t')
    .leftJoin('kantor as o', 'o.id', 't.kantor_id')
    .selectAll('t')
    .select('o.nama as lokasi')
    .select(
      sql<
        Tersimpan['penerima']
      >`(select coalesce(json_agg(json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama))
        order by lower(coalesce(k.nama, u.nama))), '[]') from laporan_penerima n join pengguna u on u.id = n.pengguna_id
        left join karyawan k on k.id = u.karyawan_id where n.tersimpan_id = t.id)`.as('penerima'),
    )
    .select(
      sql<Tanggal | null>`(select max(k.bulan) from laporan_kiriman k
        where k.tersimpan_id = t.id and k.selesai_pada is not null)`.as('dikirim'),
    )
}

/** An account's own, by name. */
export function listTersimpan(db: Db, penggunaId: number): Promise<Tersimpan[]> {
  return selectTersimpan(db)
    .where('t.pengguna_id', '=', penggunaId)
    .orderBy((eb) => eb.fn('lower', ['t.nama']))
    .execute()
}

/** An account's own. */
export function findTersimpan(db: Db | Tx, penggunaId: number, id: number): Promise<Tersimpan | undefined> {
  return selectTersimpan(db).where('t.id', '=', id).where('t.pengguna_id', '=', penggunaId).executeTakeFirst()
}

export async function countTersimpan(tx: Tx, penggunaId: number): Promise<number> {
  const { jumlah } = await tx
    .selectFrom('laporan_tersimpan')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('pengguna_id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Whether an account has another by this name. */
export async function hasNama(
  tx: Tx,
  penggunaId: number,
  { nama, kecuali }: { readonly nama: string; readonly kecuali: number | null },
): Promise<boolean> {
  const ada = await tx
    .selectFrom('laporan_tersimpan')
    .select('id')
    .where('pengguna_id', '=', penggunaId)
    .where((eb) => eb(eb.fn('lower', ['nama']), '=', nama.toLowerCase()))
    .where('id', '<>', kecuali ?? 0)
    .executeTakeFirst()
  return ada !== undefined
}

export async function insertTersimpan(tx: Tx, baru: Insertable<Skema['laporan_tersimpan']>): Promise<number> {
  const { id } = await tx
    .insertInto('laporan_tersimpan')
    .values(baru)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTersimpan(
  tx: Tx,
  id: number,
  isi: Updateable<Skema['laporan_tersimpan']>,
): Promise<void> {
  await tx.updateTable('laporan_tersimpan').set(isi).where('id', '=', id).execute()
}

export async function deleteTersimpan(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('laporan_tersimpan').where('id', '=', id).execute()
}

/** Lets these accounts be who else a saved report is mailed to. */
export async function replacePenerima(tx: Tx, id: number, penggunaIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('laporan_penerima').where('tersimpan_id', '=', id).execute()
  if (penggunaIds.length === 0) return
  await tx
    .insertInto('laporan_penerima')
    .values([...new Set(penggunaIds)].map((pengguna_id) => ({ tersimpan_id: id, pengguna_id })))
    .execute()
}
