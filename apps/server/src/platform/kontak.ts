import type { Instan } from '@rekan/domain/waktu'
import type { FastifyRequest } from 'fastify'
import { type Db, at } from './db.ts'
import type { Deps } from './deps.ts'
import { hashToken, readBearer } from './auth.ts'

/** A client's contact person, signed in to one contract: no account of the company, and no role. */
export type Kontak = {
  readonly sesiId: number
  readonly kontakId: number
  readonly kontrakId: number
  readonly nama: string
  readonly email: string
  /** Whether they may sign, and see prices */
  readonly tandaTangan: boolean
  /** From when the right to sign counts; null: at once */
  readonly penandaMulai: Instan | null
  readonly lihatHarga: boolean
}

/** How stale `dipakai_pada` of a contact's session may get before a request moves it. */
const TOUCH_MS = 3_600_000

/** The contact person whose session's token a request bears; null for none. */
export async function findKontak({ db, clock }: Deps, request: FastifyRequest): Promise<Kontak | null> {
  const token = readBearer(request)
  if (token === undefined) return null
  const [tokenHash, now] = [hashToken(token), clock.now()]
  const row = await db
    .selectFrom('kontak_sesi as s')
    .innerJoin('kontrak_klien_kontak as k', 'k.id', 's.kontak_id')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .select(['s.id', 's.kontak_id', 'k.kontrak_klien_id', 'o.nama', 'k.email', 's.dipakai_pada'])
    .select(['k.tanda_tangan', 'k.penanda_mulai', 'k.lihat_harga'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.kedaluwarsa_pada', '>', at(now))
    .where('k.dicabut_pada', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (now - row.dipakai_pada > TOUCH_MS) await updateDipakai(db, row.id, now)
  const { id: sesiId, kontak_id: kontakId, kontrak_klien_id: kontrakId, nama, email } = row
  return {
    sesiId,
    kontakId,
    kontrakId,
    nama,
    email,
    tandaTangan: row.tanda_tangan,
    penandaMulai: row.penanda_mulai,
    lihatHarga: row.lihat_harga,
  }
}

async function updateDipakai(db: Db, sesiId: number, now: Instan): Promise<void> {
  await db
    .updateTable('kontak_sesi')
    .set({ dipakai_pada: new Date(now) })
    .where('id', '=', sesiId)
    .execute()
}
