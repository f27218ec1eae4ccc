import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** A site as its codes ask for it. */
export type KantorKode = {
  readonly id: number
  readonly nama: string
  readonly zona_waktu: KodeZona
  readonly kode_pos: ModeKodePos
}

/** A screen as its site's coordinator sees it; moments as ISO texts. */
export type Layar = {
  readonly id: number
  readonly kantor_id: number
  readonly nama: string
  readonly oleh: string
  readonly pasangan_sampai: Instan
  readonly dipasang_pada: Instan | null
  readonly dicabut_pada: Instan | null
}

export async function findKantorKode(db: Db | Tx, id: number): Promise<KantorKode | undefined> {
  return db
    .selectFrom('kantor')
    .select(['id', 'nama', 'zona_waktu', 'kode_pos'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The secret of a site, made now where it has none; of two at once the first stays. */
export async function ensureRahasia(tx: Tx, kantorId: number, baru: Buffer, saat: Instan): Promise<Buffer> {
  await tx
    .insertInto('kantor_kode')
    .values({ kantor_id: kantorId, rahasia: baru, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await findRahasia(tx, kantorId)) ?? baru
}

export async function findRahasia(db: Db | Tx, kantorId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('kantor_kode')
    .select('rahasia')
    .where('kantor_id', '=', kantorId)
    .executeTakeFirst()
  return row?.rahasia
}

/** The secrets of all other sites that have one. */
export async function listRahasiaLain(db: Db | Tx, kantorId: number): Promise<readonly Buffer[]> {
  const rows = await db
    .selectFrom('kantor_kode')
    .select('rahasia')
    .where('kantor_id', '<>', kantorId)
    .execute()
  return rows.map(({ rahasia }) => rahasia)
}

/** Screens of a site that are not revoked, the latest first; an offer that nobody took in time is none. */
export async function listLayar(db: Db | Tx, kantorId: number, saat: Instan): Promise<Layar[]> {
  return (
    await selectLayar(
      db,
      sql`l.kantor_id = ${kantorId} and l.dicabut_pada is null
    and (l.dipasang_pada is not null or l.pasangan_sampai > ${at(saat)})`,
    )
  ).toReversed()
}

export async function findLayar(db: Db | Tx, id: number): Promise<Layar | undefined> {
  return (await selectLayar(db, sql`l.id = ${id}`))[0]
}

async function selectLayar(db: Db | Tx, mana: ReturnType<typeof sql>): Promise<Layar[]> {
  const { rows } = await sql<Layar>`
    select l.id, l.kantor_id, l.nama, coalesce(k.nama, u.nama) as oleh, l.pasangan_sampai, l.dipasang_pada, l.dicabut_pada
    from layar_pos l join pengguna u on u.id = l.dibuat_oleh_id left join karyawan k on k.id = u.karyawan_id
    where ${mana} order by l.id`.execute(db)
  return rows
}

export async function insertLayar(
  tx: Tx,
  layar: { readonly kantorId: number; readonly nama: string; readonly olehId: number },
  pasangan: { readonly hash: Buffer; readonly sampai: Instan },
  saat: Instan,
): Promise<number> {
  const { id } = await tx
    .insertInto('layar_pos')
    .values({
      kantor_id: layar.kantorId,
      nama: layar.nama,
      pasangan_hash: pasangan.hash,
      pasangan_sampai: new Date(pasangan.sampai),
      dibuat_oleh_id: layar.olehId,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Pairs the screen that holds the link's word; false where it was paired already, revoked, or the link's time is over. */
export async function connectLayar(
  tx: Tx,
  kantorId: number,
  { pasangan, kunci }: { readonly pasangan: Buffer; readonly kunci: Buffer },
  saat: Instan,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('layar_pos')
    .set({ kunci_hash: kunci, dipasang_pada: new Date(saat) })
    .where('kantor_id', '=', kantorId)
    .where('pasangan_hash', '=', pasangan)
    .where('kunci_hash', 'is', null)
    .where('dicabut_pada', 'is', null)
    .where('pasangan_sampai', '>', at(saat))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether a screen is paired with a site. */
export async function isTerpasang(db: Db | Tx, kantorId: number, kunci: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('layar_pos')
    .select('id')
    .where('kantor_id', '=', kantorId)
    .where('kunci_hash', '=', kunci)
    .where('dicabut_pada', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Revokes a screen; false where somebody has. */
export async function withdrawLayar(tx: Tx, id: number, olehId: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('layar_pos')
    .set({ dicabut_oleh_id: olehId, dicabut_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
