import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** An entry of the trail as texts that any version of the database writes alike; `isi` is null once it is gone. */
export type Tercatat = { readonly audit_id: number; readonly isi: readonly (string | null)[] | null }
export type Mata = {
  readonly urut: number
  readonly audit_id: number
  readonly sebelumnya: Buffer
  readonly hash: Buffer
}

const ISI = sql`case when a.id is not null then array[
  (extract(epoch from a.waktu) * 1000000)::bigint::text, a.pengguna_id::text, a.tindakan, a.objek, a.objek_id,
  a.sebelum::text, a.sesudah::text] end`

/** Of advisory locks: who holds this one adds links. */
const RANTAI = 7_352_601_120

/** Lets one server at a time add links, until its transaction ends. */
export async function lockRantai(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RANTAI})`.execute(tx)
}

export async function findUjung(db: Db): Promise<Mata | null> {
  const last = await db
    .selectFrom('audit_rantai')
    .selectAll()
    .orderBy('urut', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

export async function findMata(db: Db, urut: number): Promise<Mata | null> {
  return (await db.selectFrom('audit_rantai').selectAll().where('urut', '=', urut).executeTakeFirst()) ?? null
}

/** Entries without a link, the oldest first. */
export async function listAntre(db: Db, most: number): Promise<Tercatat[]> {
  const { rows } = await sql<Tercatat>`
    select q.audit_id, ${ISI} as isi from audit_antre q left join audit a on a.id = q.audit_id
    order by q.audit_id limit ${most}`.execute(db)
  return rows
}

export async function countAntre(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from audit_antre`.execute(db)
  return rows[0]?.n ?? 0
}

/** Adds links, which takes their entries off the queue. */
export async function insertMata(tx: Tx, links: readonly Mata[]): Promise<void> {
  await tx.insertInto('audit_rantai').values(links).execute()
}

/** Links after `urut` in their order, each with its entry as it stands now. */
export async function listMata(db: Db, urut: number, most: number): Promise<(Mata & Tercatat)[]> {
  const { rows } = await sql<Mata & Tercatat>`
    select r.urut, r.audit_id, r.sebelumnya, r.hash, ${ISI} as isi
    from audit_rantai r left join audit a on a.id = r.audit_id
    where r.urut > ${urut} order by r.urut limit ${most}`.execute(db)
  return rows
}

/** Entries that neither have a link nor wait for one. */
export async function listTanpaMata(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit a where not exists (select from audit_rantai r where r.audit_id = a.id)
      and not exists (select from audit_antre q where q.audit_id = a.id) order by a.id`.execute(db)
  return rows.map(({ id }) => id)
}
