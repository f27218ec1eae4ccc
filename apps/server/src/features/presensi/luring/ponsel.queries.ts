import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { PerbuatanAkun } from '../../../platform/perbuatan.ts'

/** A phone by the id that it is called by, and its key's digest. */
export type Ponsel = { readonly id: number; readonly sidik: string }

/** One of an account's phones. */
export type PonselMilik = Ponsel & {
  readonly perangkat: string | null
  readonly dibuat_pada: Instan
  /** To the day */
  readonly didengar_pada: Instan
}

/** The phones that count for an account, the one heard last first; `isHeld` keeps others from adding one meanwhile. */
export async function listPonsel(db: Db, penggunaId: number, isHeld = false): Promise<PonselMilik[]> {
  if (isHeld) await sql`select from pengguna where id = ${penggunaId} for no key update`.execute(db)
  return db
    .selectFrom('ponsel_pengguna as g')
    .innerJoin('ponsel as p', 'p.id', 'g.ponsel_id')
    .select(['p.id', 'p.sidik', 'g.perangkat', 'g.dibuat_pada'])
    .select((eb) =>
      eb.fn
        .coalesce(
          'g.didengar_pada',
          eb
            .selectFrom('ponsel_dengar as d')
            .select((d) => d.fn.max('d.pada').as('pada'))
            .whereRef('d.ponsel_id', '=', 'g.ponsel_id')
            .whereRef('d.pengguna_id', '=', 'g.pengguna_id'),
          'g.dibuat_pada',
        )
        .$castTo<Instan>()
        .as('didengar_pada'),
    )
    .where('g.pengguna_id', '=', penggunaId)
    .where('g.dilepas_pada', 'is', null)
    .orderBy('didengar_pada', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}

/** Lets phones of an account count no more; false where it has none of these. */
export async function updateDilepas(
  tx: Tx,
  akunId: number,
  ids: readonly number[],
  saat: Instan,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ponsel_pengguna')
    .set({ dilepas_pada: new Date(saat) })
    .where('pengguna_id', '=', akunId)
    .where('ponsel_id', 'in', ids)
    .where('dilepas_pada', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The phone of this key, known from now on, and the caller's. */
export async function upsertPonsel(
  { tx, oleh, saat }: PerbuatanAkun,
  kunci: Buffer,
  perangkat: string,
): Promise<Ponsel> {
  const pada = new Date(saat)
  await tx
    .insertInto('ponsel')
    .values({ kunci, dibuat_pada: pada })
    .onConflict((c) => c.doNothing())
    .execute()
  const found = await tx
    .selectFrom('ponsel')
    .select(['id', 'sidik'])
    .where('kunci', '=', kunci)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('ponsel_pengguna')
    .values({
      ponsel_id: found.id,
      pengguna_id: oleh,
      dibuat_pada: pada,
      didengar_pada: pada,
      perangkat,
    })
    .onConflict((c) =>
      c
        .columns(['ponsel_id', 'pengguna_id'])
        .doUpdateSet({ dilepas_pada: null, didengar_pada: pada, perangkat }),
    )
    .execute()
  return found
}

/** Makes a phone the first of its session; false where the session has had another. */
export async function takePonselPertama(tx: Tx, tokenHash: Buffer, ponselId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sesi')
    .set({ ponsel_id: ponselId })
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('ponsel_id', 'is', null), eb('ponsel_id', '=', ponselId)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes that the phone has heard the time from this account; false where it is not this account's. */
export async function recordDengar(tx: Tx, ponselId: number, akunId: number, saat: Instan): Promise<boolean> {
  const { rows } = await sql`
    with milik as (select ponsel_id, pengguna_id from ponsel_pengguna
      where ponsel_id = ${ponselId} and pengguna_id = ${akunId} and dilepas_pada is null),
    hari as (
      update ponsel_pengguna g set didengar_pada = ${at(saat)} from milik m
      where g.ponsel_id = m.ponsel_id and g.pengguna_id = m.pengguna_id
        and (g.didengar_pada is null or g.didengar_pada < ${at(saat - 86_400_000)})),
    dengar as (
      insert into ponsel_dengar (ponsel_id, pengguna_id, pada)
      select ponsel_id, pengguna_id, ${at(saat)} from milik on conflict do nothing)
    select from milik`.execute(tx)
  return rows.length > 0
}

export async function deletePanggilan(db: Db, sebelum: Instan): Promise<void> {
  await db.deleteFrom('akun_panggilan').where('sampai', '<', at(sebelum)).execute()
}

export async function deleteDengar(db: Db, sebelum: Instan): Promise<void> {
  await db.deleteFrom('ponsel_dengar').where('pada', '<', at(sebelum)).execute()
}
