import { hash } from 'node:crypto'
import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { Role } from '@rekan/domain/akses/peran'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type Kesegaran, akhirSesi, isDikonfirmasi, isPengurus } from '@rekan/domain/auth/auth'
import { type Instan, hariTimur } from '@rekan/domain/waktu'
import type { FastifyRequest } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import type { Deps } from './deps.ts'
import { refuse } from './errors.ts'
import { readPengaturan } from './pengaturan.ts'
import { composeOnce } from './statement.ts'

/** How stale `dipakai_pada` may get before a request moves it: one write a session and hour at most. */
const TOUCH_MS = 3_600_000
/** Of sessions that end after hours. */
const TOUCH_PENGURUS_MS = 30_000

export type Session = Kesegaran & {
  readonly pelaku: Pelaku
  readonly tokenHash: Buffer
  /** Whether the company wants a second factor of this account, which has none and was not vouched for by its provider */
  readonly isKurang: boolean
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The token that a request bears. */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(headers.authorization ?? '')?.[1]
}

/** Who sends this request, by its Bearer token. Throws 401 for none, an unknown, a revoked or an expired one. */
export async function requireSession({ db, clock }: Deps, request: FastifyRequest): Promise<Session> {
  const token = readBearer(request)
  if (token === undefined) throw refuse('PERLU_MASUK')
  const tokenHash = hashToken(token)
  const now = clock.now()
  const row = await findSession(db, tokenHash, now)
  if (row === undefined) throw refuse('PERLU_MASUK')
  const { role, dibuat_pada: masukPada } = row
  if (now - row.dipakai_pada > (isPengurus(role) ? TOUCH_PENGURUS_MS : TOUCH_MS))
    await updateSession(db, tokenHash, { role, masukPada, now })
  const isKurang =
    isPengurus(role) &&
    !row.berfaktor &&
    !row.lewat_sso &&
    (await readPengaturan(db, hariTimur(now))).faktor_kedua_wajib
  return { pelaku: readPelaku(row), tokenHash, masukPada, konfirmasiPada: row.dikonfirmasi_pada, isKurang }
}

/** Who a session is of, without counting as its use; null once it has ended. */
export async function findPelaku(db: Db, tokenHash: Buffer, now: Instan): Promise<Pelaku | null> {
  const row = await findSession(db, tokenHash, now)
  return row === undefined ? null : readPelaku(row)
}

/** For whom work beside the requests is done, with the rights of now; null once the account is out of use or may not do it any more. */
export async function findPelakuKerja(
  db: Db | Tx,
  penggunaId: number,
  tindakan: Tindakan,
): Promise<Pelaku | null> {
  const { rows } = await sql<BarisPelaku>`
    select p.id, p.role, p.karyawan_id,
      array(select l.kantor_id from peran_lingkup l where l.pengguna_id = p.id order by l.kantor_id) as kantor_ids,
      ${DIRI} as diri, ${composeUrusanHrd(sql`null`)} as urusan_hrd
    from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.id = ${penggunaId} and p.aktif and coalesce(k.aktif, true)`.execute(db)
  const pelaku = rows[0] === undefined ? null : readPelaku(rows[0])
  return pelaku === null || cakupan(pelaku, tindakan) === null ? null : pelaku
}

/** In SQL, the employees who are the same person as an account `p` without an employee of its own: those of its name. */
const DIRI = sql`array(select o.id from karyawan o where p.karyawan_id is null and lower(btrim(o.nama)) = lower(btrim(p.nama)) order by o.id)`

/**
 * In SQL, the people of HR whose affairs an account `p` settles, since it approves HR's pay; its own person only as the operator lets
 * it. Whoever is not named costs one look.
 */
function composeUrusanHrd(saat: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql<
    number[]
  >`case when exists (select from penyetuju_gaji_hr y where y.pengguna_id = p.id) then array(select t.karyawan_id from urusan_hrd(p.id) t where not t.orangnya or ${isDibukaOperator('p', saat)}) else '{}' end`
}

/** In SQL, whether the operator has opened an account, named by its alias, to its owner within two weeks. */
export function isDibukaOperator(akun: string, saat: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from akun_dibuka b where b.pengguna_id = ${sql.ref(`${akun}.id`)} and b.oleh_id is null
    and b.pada > ${saat}::timestamptz - interval '14 days' and b.pada <= ${saat}::timestamptz)`
}

type BarisPelaku = {
  readonly id: number
  readonly role: Role
  readonly karyawan_id: number | null
  readonly kantor_ids: readonly number[]
  readonly diri: readonly number[]
  readonly urusan_hrd: readonly number[]
}

function readPelaku({ id, role, karyawan_id, kantor_ids, diri, urusan_hrd: urusanHrd }: BarisPelaku): Pelaku {
  const lingkup = kantor_ids.length > 0 && { kantorIds: kantor_ids }
  const urusan = urusanHrd.length > 0 && { urusanHrd }
  return {
    penggunaId: id,
    role,
    karyawanId: karyawan_id,
    ...lingkup,
    ...(diri.length > 0 && { diri }),
    ...urusan,
  }
}

/** A session that has not ended, of an account in use; its role is that of now, whatever it was at the sign-in. */
async function findSession(db: Db, tokenHash: Buffer, now: Instan): Promise<BarisSesi | undefined> {
  const [row] = await selectSession(db, { tokenHash, now: new Date(now) })
  const isOver = row === undefined || akhirSesi(row.role, row.dibuat_pada, row.dipakai_pada) <= now
  return isOver ? undefined : row
}

type BarisSesi = BarisPelaku & {
  readonly dibuat_pada: Instan
  readonly dipakai_pada: Instan
  readonly dikonfirmasi_pada: Instan | null
  readonly lewat_sso: boolean
  readonly berfaktor: boolean
}

const selectSession = composeOnce<{ readonly tokenHash: Buffer; readonly now: Date }, BarisSesi>(
  (nilai) => sql`
    select p.id, p.role, p.karyawan_id, s.dibuat_pada, s.dipakai_pada, s.dikonfirmasi_pada, s.lewat_sso,
      exists (select from faktor_totp f where f.pengguna_id = p.id and f.aktif_pada is not null)
        or exists (select from faktor_passkey f where f.pengguna_id = p.id) as berfaktor,
      array(select l.kantor_id from peran_lingkup l where l.pengguna_id = p.id order by l.kantor_id) as kantor_ids,
      ${DIRI} as diri, ${composeUrusanHrd(nilai('now'))} as urusan_hrd
    from sesi s join pengguna p on p.id = s.pengguna_id left join karyawan k on k.id = p.karyawan_id
    where s.token_hash = ${nilai('tokenHash')} and s.kedaluwarsa_pada > ${nilai('now')} and p.aktif
      and (k.id is null or k.aktif)`,
)

/** Throws 403 for a session that was not confirmed within the last minutes. */
export function requireKonfirmasi(session: Session, syarat: 'ulang' | 'masuk', saat: Instan): void {
  if (!isDikonfirmasi(session, syarat, saat)) throw refuse('PERLU_SANDI')
}

type Dipakai = { readonly role: Role; readonly masukPada: Instan; readonly now: Instan }

async function updateSession(db: Db, tokenHash: Buffer, { role, masukPada, now }: Dipakai): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dipakai_pada: new Date(now), kedaluwarsa_pada: new Date(akhirSesi(role, masukPada, now)) })
    .where('token_hash', '=', tokenHash)
    .execute()
}
