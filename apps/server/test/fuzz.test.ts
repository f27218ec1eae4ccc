import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Call } from '@rekan/contract/call'
import { contract } from '@rekan/contract/contract'
import { ROLE } from '@rekan/domain/akses/peran'
import { tanggalLokal } from '@rekan/domain/waktu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureHakCuti } from '../src/features/pengajuan/cuti/hak.service.ts'
import { hashToken } from '../src/platform/auth.ts'
import { transaction } from '../src/platform/db.ts'
import { composeApi } from '../src/platform/openapi.ts'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { judgeAnswer } from './answers.ts'
import { type FuzzCall, callsOf, operationsOf } from './fuzz/calls.ts'
import { type ShapedCall, shapedCallsOf } from './fuzz/shaped.ts'
import { takeTrace, traceWrites } from './fuzz/trace.ts'
import { type TestServer, startTestServer } from './server.ts'

const OPERATIONS = operationsOf(composeApi())
/** Malformed ones over all operations, 5,000 where everything runs; `npm run fuzz -- --runs N` makes N of each. */
const CALLS = porsi(5000)
/** Those that keep every published rule; `FUZZ_SHAPED=2000` makes more */
const SHAPED = Number(process.env['FUZZ_SHAPED'] ?? porsi(735))
const RUNS = Number(process.env['FUZZ_RUNS'] ?? Math.ceil(CALLS / OPERATIONS.length))
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120)
const AT_ONCE = 8
/** A call that is not answered by then hangs. */
const DEADLINE_MS = 120_000
/** Accounts are changed by calls that happen to be right; each role has many, so that they never run out. */
const SESSIONS = 20
/** Written by refusals too: guesses are counted, and who may not act for somebody leaves an entry in the trail. */
const WRITTEN_BY_REFUSALS = new Set(['jatah_percobaan', 'masuk_gagal', 'audit', 'audit_antre'])

const PID = process.pid
let server: TestServer

beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  await bringLedgers()
  await traceWrites(server.owner)
})
afterAll(() => server.close())

it.each(OPERATIONS)(
  '[UJI-18] $key answers whatever is sent as described, and writes nothing but where it says so',
  async (operation) => {
    const tokens = await signInAll()
    const calls = fc.sample(callsOf(operation, tokens), {
      seed: SEED,
      numRuns: RUNS,
    })
    await sendUnreadable(operation, tokens)
    await takeTrace(server.owner)
    const queue = calls.entries()
    let good = 0
    const client = async () => {
      for (const [i, call] of queue) {
        const answer = await send(call)
        const text = () =>
          `call ${i} of seed ${SEED}: ${describe(call)}\n→ ${answer.status} ${answer.body.slice(0, 500)}`
        if (answer.status >= 500) throw new Error(text())
        const wrong = judgeAnswer({ ...call, ...answer })
        if (wrong !== null) throw new Error(`${wrong}\n${text()}`)
        if (answer.status < 300) good += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client))

    const written = (await takeTrace(server.owner)).filter(({ tables }) =>
      tables.some((table) => !WRITTEN_BY_REFUSALS.has(table)),
    )
    const allowed = operation.method === 'GET' ? 0 : good
    expect(written.length, `written: ${JSON.stringify(written.slice(0, 5))}`).toBeLessThanOrEqual(allowed)
  },
  RUNS * 1000 + 240_000,
)

it(
  '[UJI-18, WIRE-03] refuses no call that keeps what is published for its shape, and goes on as the same process',
  async () => {
    const tokens = await signInAll()
    const each = Math.ceil(SHAPED / OPERATIONS.length)
    const calls = OPERATIONS.flatMap((operation) =>
      fc.sample(shapedCallsOf(operation, tokens), { seed: 7, numRuns: each }),
    )
    const refused: string[] = []
    // Fewer than there are operations: those at even distances.
    const every = Math.max(1, Math.floor(calls.length / SHAPED))
    for (const call of calls.filter((_, i) => i % every === 0).slice(0, SHAPED)) {
      const answer = await send(call)
      if (answer.status === 401) tokens.splice(0, tokens.length, ...(await signInAll()))
      const text = () => `${describe(call)}\n→ ${answer.status} ${answer.body.slice(0, 500)}`
      expect(answer.status, text()).toBeLessThan(500)
      expect(judgeAnswer({ ...call, ...answer }), text()).toBeNull()
      if (answer.status === 422 && isRefusedByShape(call)) refused.push(text())
    }
    expect(refused).toEqual([])
    expect([process.pid, server.app.server.listening]).toEqual([PID, true])
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200)
  },
  SHAPED * 1000 + 240_000,
)

/** Sends what can't be read, or asks for a form that nothing has, as each role until the call itself refuses it. */
async function sendUnreadable(
  { method, key, body }: (typeof OPERATIONS)[number],
  tokens: readonly string[],
): Promise<void> {
  const url = `/api${(key.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '1')}`
  const unreadable =
    method === 'GET'
      ? { headers: { accept: 'audio/x-none' } }
      : body?.type === 'multipart/form-data'
        ? { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: Buffer.from('--x') }
        : { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{') }
  for (const token of tokens.filter((_, i) => i % SESSIONS === 0)) {
    const call: FuzzCall = { method, url, token, ...unreadable }
    const answer = await send(call)
    const text = `${describe(call)}\n→ ${answer.status} ${answer.body.slice(0, 500)}`
    expect(answer.status, text).toBeLessThan(500)
    expect(judgeAnswer({ ...call, ...answer }), text).toBeNull()
    if ([400, 406].includes(answer.status)) return
  }
}

/** Whether the call's entry refuses it, by what it can tell without a record. */
function isRefusedByShape({ key, query, fields }: ShapedCall): boolean {
  const call: Call | undefined = contract[key as keyof typeof contract]
  const files = Object.keys(call?.form?.files ?? {})
  const filled = Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !files.includes(name)))
  const parts = [
    [call?.query, query],
    [call?.body, filled],
    [call?.form?.fields, filled],
  ] as const
  return parts.some(([schema, value]) => schema !== undefined && !schema.safeParse(value).success)
}

/** Who looks at a ledger first writes what has become due; here all have been looked at. */
async function bringLedgers() {
  const saat = server.deps.clock.now()
  const orang = await server.db.selectFrom('karyawan').select('id').execute()
  const ids = orang.map(({ id }) => id)
  await transaction(server.db, (tx) => ensureHakCuti(tx, { hari: tanggalLokal(saat, 'WIB'), saat }, ids))
}

async function send({ method, url, token, headers, payload }: FuzzCall) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer: ${method} ${url}`)), DEADLINE_MS)
  try {
    const sent = server.app.inject({
      method,
      url,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
    })
    const { statusCode, headers: answered, rawPayload } = await Promise.race([sent, late])
    const isPacked = answered['content-encoding'] === 'gzip' && rawPayload.length > 0
    const body = (isPacked ? gunzipSync(rawPayload) : rawPayload).toString()
    return { status: statusCode, type: answered['content-type'] ?? '', body }
  } finally {
    clearTimeout(timer)
  }
}

/** Sessions of every role, made anew: calls that were right may have ended them, or changed the accounts. */
async function signInAll(): Promise<string[]> {
  const now = server.deps.clock.now()
  const tokens: string[] = []
  for (const role of ROLE) {
    const { id, karyawan_id } = await server.owner
      .selectFrom('pengguna')
      .select(['id', 'karyawan_id'])
      // The demo company has an account named after each role but the auditor's, which its newest becomes.
      .where((eb) =>
        role === 'auditor' ? eb('karyawan_id', 'is not', null) : eb('email', '=', `${role}@rekan.example`),
      )
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await server.owner.updateTable('pengguna').set({ aktif: true, role }).where('id', '=', id).execute()
    if (karyawan_id !== null) {
      await server.owner.updateTable('karyawan').set({ aktif: true }).where('id', '=', karyawan_id).execute()
    }
    const mine = Array.from({ length: SESSIONS }, () => server.deps.random.token())
    await server.owner
      .insertInto('sesi')
      .values(
        mine.map((token) => ({
          token_hash: hashToken(token),
          pengguna_id: id,
          dibuat_pada: new Date(now),
          dipakai_pada: new Date(now),
          kedaluwarsa_pada: new Date(now + 30 * 86_400_000),
          perangkat: 'uji acak',
        })),
      )
      .execute()
    tokens.push(...mine)
  }
  return tokens
}

function describe({ method, url, headers, payload }: FuzzCall): string {
  return `${method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)} ${payload?.toString().slice(0, 1000) ?? ''}`
}
