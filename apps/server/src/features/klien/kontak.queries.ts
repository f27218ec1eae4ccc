import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Somebody at a client. */
export type IsianKontak = {
  readonly nama: string
  readonly jabatan: string | null
  readonly email: string | null
  readonly hp: string | null
}
export type KontakTersimpan = IsianKontak & {
  readonly id: number
  /** Contracts that name them have it, or had */
  readonly dipakai: boolean
  /** The number of one that they have not left; null: none */
  readonly kontrak: string | null
}

/** A client's contacts that are listed, by when they were written. */
export async function listKontak(db: Db | Tx, klienId: number): Promise<KontakTersimpan[]> {
  const { rows } = await sql<KontakTersimpan>`
    select o.id, o.nama, o.jabatan, o.email, o.hp,
      exists (select from kontrak_klien_kontak k where k.klien_kontak_id = o.id) as dipakai,
      (select min(c.nomor) from kontrak_klien_kontak k join kontrak_klien c on c.id = k.kontrak_klien_id
        where k.klien_kontak_id = o.id and k.dicabut_pada is null) as kontrak
    from klien_kontak o where o.klien_id = ${klienId} and o.dihapus_pada is null order by o.id`.execute(db)
  return rows
}

export async function insertKontak(tx: Tx, klienId: number, isi: IsianKontak): Promise<number> {
  const { nama, jabatan, email, hp } = isi
  const { id } = await tx
    .insertInto('klien_kontak')
    .values({ klien_id: klienId, nama, jabatan, email, hp })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateKontak(tx: Tx, id: number, isi: Partial<IsianKontak>): Promise<void> {
  await tx.updateTable('klien_kontak').set(isi).where('id', '=', id).execute()
}

/** Lists somebody no more; who stands in a contract's past stays for it. */
export async function removeKontak(
  tx: Tx,
  { id, dipakai }: Pick<KontakTersimpan, 'id' | 'dipakai'>,
  saat: Instan,
): Promise<void> {
  if (dipakai)
    await tx
      .updateTable('klien_kontak')
      .set({ dihapus_pada: new Date(saat) })
      .where('id', '=', id)
      .execute()
  else await tx.deleteFrom('klien_kontak').where('id', '=', id).execute()
}
