import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** Who comes by a link, and to which contract. */
export type DiPintu = {
  readonly kontakId: number
  readonly kontrakId: number
  readonly email: string
  /** The sheet that its letter was about; null: what the running period comes to */
  readonly beritaAcaraId: number | null
}

/**
 * Whose link a token is; undefined for none, one whose sheet was signed longer ago than links live, one of no sheet whose contract
 * ended so long ago, and one whose contact person was replaced. One statement, whatever the reason.
 *
 * @param sejak links of what was signed or ended before it are dead
 */
export async function findTautan(
  db: Db | Tx,
  tokenHash: Buffer,
  sejak: Instan,
): Promise<DiPintu | undefined> {
  const { rows } = await sql<DiPintu>`
    select k.id as "kontakId", k.kontrak_klien_id as "kontrakId", k.email, t.berita_acara_id as "beritaAcaraId"
    from kontak_tautan t join kontrak_klien_kontak k on k.id = t.kontak_id join kontrak_klien c on c.id = k.kontrak_klien_id
    where t.token_hash = ${tokenHash} and k.dicabut_pada is null
      and (t.berita_acara_id is not null or c.sampai >= ${hariBarat(sejak)}::date)
      and not exists (select from berita_acara_tanda_tangan s where s.pada <= ${at(sejak)}
        and s.revisi_id = (select r.id from berita_acara_revisi r
          where r.berita_acara_id = t.berita_acara_id and r.dikirim_pada is not null order by r.ke desc limit 1))`.execute(
    db,
  )
  return rows[0]
}

export async function insertSesi(tx: Tx, sesi: Insertable<Skema['kontak_sesi']>): Promise<void> {
  await tx.insertInto('kontak_sesi').values(sesi).execute()
}

export async function deleteSesi(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('kontak_sesi').where('id', '=', id).execute()
}

/** The sessions of a contract that are still good, the one used last first. */
export function listSesi(db: Db, kontrakId: number, saat: Instan) {
  return db
    .selectFrom('kontak_sesi as s')
    .innerJoin('kontrak_klien_kontak as k', 'k.id', 's.kontak_id')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .select(['s.id', 'o.nama', 'k.email', 's.perangkat', 's.dibuat_pada', 's.dipakai_pada'])
    .select('s.kedaluwarsa_pada')
    .where('k.kontrak_klien_id', '=', kontrakId)
    .where('k.dicabut_pada', 'is', null)
    .where('s.kedaluwarsa_pada', '>', at(saat))
    .orderBy('s.dipakai_pada', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

/** The revisions of a contract that wait for a signature: the newest of each sheet, where it was sent. */
export async function listMenunggu(
  db: Db,
  kontrakId: number,
): Promise<readonly { readonly id: number; readonly ke: number; readonly revisi_id: number }[]> {
  const { rows } = await sql<{ id: number; ke: number; revisi_id: number }>`
    select b.id, r.ke, r.id as revisi_id from berita_acara b
    join lateral (select r.* from berita_acara_revisi r where r.berita_acara_id = b.id order by r.ke desc limit 1) r on true
    where b.kontrak_klien_id = ${kontrakId} and r.dikirim_pada is not null
      and not exists (select from berita_acara_tanda_tangan t where t.revisi_id = r.id)`.execute(db)
  return rows
}

/** Who was let sign for a contract and does not yet, by whom they were, and from when they do. */
export async function listPenanda(
  db: Db | Tx,
  kontrakId: number,
  saat: Instan,
): Promise<
  readonly {
    readonly id: number
    readonly nama: string
    readonly email: string
    readonly oleh: string | null
    readonly oleh_id: number | null
    readonly mulai: Instan
  }[]
> {
  const rows = await db
    .selectFrom('kontrak_klien_kontak as k')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .leftJoin('pengguna as u', 'u.id', 'k.penanda_oleh_id')
    .leftJoin('karyawan as w', 'w.id', 'u.karyawan_id')
    .select(['k.id', 'o.nama', 'k.email', 'k.penanda_oleh_id as oleh_id', 'k.penanda_mulai as mulai'])
    .select((eb) => eb.fn.coalesce('w.nama', 'u.nama').as('oleh'))
    .where('k.kontrak_klien_id', '=', kontrakId)
    .where('k.tanda_tangan', '=', true)
    .where('k.dicabut_pada', 'is', null)
    .where('k.penanda_mulai', '>', at(saat))
    .orderBy('k.id')
    .execute()
  return rows.flatMap(({ mulai, ...satu }) => (mulai === null ? [] : [{ ...satu, mulai }]))
}

/** Ends the hold of somebody who was let sign: they sign from now on, or do not; false where another came first. */
export async function updatePenanda(tx: Tx, id: number, setuju: boolean, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kontrak_klien_kontak')
    .set(setuju ? { penanda_mulai: new Date(saat) } : { tanda_tangan: false })
    .where('id', '=', id)
    .where('tanda_tangan', '=', true)
    .where('penanda_mulai', '>', at(saat))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whose contract it is. */
export function findKontrak(db: Db, kontrakId: number) {
  return db
    .selectFrom('kontrak_klien as c')
    .innerJoin('klien as k', 'k.id', 'c.klien_id')
    .select(['c.nomor', 'k.nama as klien'])
    .where('c.id', '=', kontrakId)
    .executeTakeFirstOrThrow()
}
