import { createHash } from 'node:crypto'
import type { Pelaku } from '@rekan/domain/akses'
import type { FastifyRequest } from 'fastify'
import { type Db, at } from './db.ts'
import type { Deps } from './deps.ts'
import { refuse } from './errors.ts'

/** A session lives this long after its last use (decisions, accounts). */
export const SESSION_MS = 30 * 86_400_000
/** How stale `dipakai_pada` may get before a request moves it: one write a session and hour at most. */
const TOUCH_MS = 3_600_000

export type Session = { readonly pelaku: Pelaku; readonly tokenHash: Buffer }

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Who sends this request, by its Bearer token. Throws 401 for none, an unknown, a revoked or an expired one. */
export async function authenticate({ db, clock }: Deps, request: FastifyRequest): Promise<Session> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw refuse('PERLU_MASUK')
  const tokenHash = hashToken(token)
  const now = clock.now()
  const row = await db
    .selectFrom('sesi as s')
    .innerJoin('pengguna as p', 'p.id', 's.pengguna_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'p.role', 'p.karyawan_id', 's.dipakai_pada'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.kedaluwarsa_pada', '>', at(now))
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .executeTakeFirst()
  if (row === undefined) throw refuse('PERLU_MASUK')
  if (now - row.dipakai_pada > TOUCH_MS) await touch(db, tokenHash, now)
  return { pelaku: { penggunaId: row.id, role: row.role, karyawanId: row.karyawan_id }, tokenHash }
}

async function touch(db: Db, tokenHash: Buffer, now: number): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dipakai_pada: new Date(now), kedaluwarsa_pada: new Date(now + SESSION_MS) })
    .where('token_hash', '=', tokenHash)
    .execute()
}
