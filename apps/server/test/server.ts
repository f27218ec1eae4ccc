import type { Settings } from '../src/platform/settings.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { type AppOptions, createApp } from '../src/app.ts'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import type { Clock } from '../src/platform/clock.ts'
import { type Db, openDatabase } from '../src/platform/db.ts'
import { hashToken } from '../src/platform/auth.ts'
import { openServedDatabase } from '../src/platform/db.served.ts'
import { type Deps, closeDeps, openDeps } from '../src/platform/deps.ts'
import type { FreeBytes } from '../src/platform/disk.watch.ts'
import { silentLog } from '../src/platform/log.ts'
import { type Metrics, createMetrics } from '../src/platform/metrics.ts'
import { storeKey } from '../src/platform/signing.ts'
import { startJobs } from '../src/jobs.ts'
import { expectNone, watchAnswers } from './answers.ts'
import { startPerilaku } from './perilaku.ts'
import { expectNoSecrets } from './rahasia.ts'
import { createPatientSolver, setBounds } from './batas.ts'
import { type ClusterAddress, PAGI, createTestDatabase, dropTestDatabase } from './cluster.ts'
import { CHEAP } from './sandi.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- an answer before any schema has judged it
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Record<string, any> }
export type Call = {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly form?: FormData
  readonly headers?: Record<string, string>
}

/** The real server on a real port and a database of its own, with a clock that stands where the test sets it. */
export type TestServer = {
  /** Of the present start, as all that follows from it */
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Where its files are. */
  readonly dataDir: string
  readonly origin: string
  readonly db: Db
  /** The same database as its owner, to look and to prepare. */
  readonly owner: Db
  setClock(iso: string): void
  /** What it counts; only where it was asked to. */
  metrics(): Metrics
  call(key: string, call?: Call): Promise<Reply>
  login(email: string): Promise<string>
  /** Ends it as an operator would, and starts it anew on its database, files and address */
  restart(): Promise<void>
  close(): Promise<void>
}

const SEBULAN_MS = 30 * 86_400_000

/** A Friday on which everybody of the demo company works. */
export const JUMAT_PAGI = PAGI

/** Links in mail, and mail as files in the data folder. */
const SETTINGS = {
  publicUrl: 'https://rekan.example',
  smtpUrl: null,
  s3: null,
  mailFrom: 'Rekan <rekan@rekan.example>',
}

type Options = Partial<AppOptions> & {
  address?: ClusterAddress
  /** Whether work beside the requests is done as well */
  withJobs?: boolean
  /** Whether it counts what an operator looks at */
  withMetrics?: boolean
  /** `real`: sessions end and grow stale as anybody's. Otherwise each stands as if just signed in and confirmed */
  sessions?: 'real'
  settings?: Partial<Pick<Settings, 'publicUrl' | 'smtpUrl' | 's3' | 'oidc' | 'mapTiles'>>
  /** The copy that reports and exports read, by the name of the database */
  replika?: (database: string) => string
  /** How the disk is looked at */
  freeBytes?: FreeBytes
  /** The machine's own clock */
  machineNow?: () => number
  /** How push services are reached */
  fetch?: typeof fetch
  /** `real`: nobody waits longer than elsewhere */
  bounds?: 'real'
  /** `real`: digests of passwords cost what they cost elsewhere */
  passwords?: 'real'
}

export async function startTestServer(
  waktu = JUMAT_PAGI,
  {
    address = inject('postgres'),
    settings,
    withJobs = true,
    withMetrics = false,
    fetch: reach,
    freeBytes,
    machineNow,
    sessions,
    replika,
    bounds,
    passwords,
    log = silentLog(),
    ...options
  }: Options = {},
): Promise<TestServer> {
  let now = Date.parse(waktu)
  setBounds(bounds ?? 'patient')
  const database = await createTestDatabase(address, withJobs ? now : undefined)
  const clock: Clock = { now: () => now }
  const ignore = () => undefined
  const owner = openDatabase({ ...address.owner, database, max: 3 }, ignore)
  const perilaku = await startPerilaku(owner)
  const dataDir = await mkdtemp(join(tmpdir(), 'rekan-tes-berkas-'))
  const open = async (port: number) => {
    const db = openServedDatabase({ ...address.app, database }, ignore)
    const deps = await openDeps({
      db,
      clock,
      dataDir,
      log,
      settings: { ...SETTINGS, ...settings, databaseReadUrl: replika?.(database) ?? null },
      fetch: reach,
      freeBytes,
      machineNow,
      solver: createPatientSolver(),
      passwordCost: passwords === 'real' ? undefined : CHEAP,
    })
    await storeKey(owner, deps.signing, now)
    const metrics = withMetrics ? createMetrics(deps) : null
    const app = await createApp({ deps, log, webDir: null, metrics, ...options })
    if (withJobs) {
      startJobs(deps)
      // What each looks after as it starts is no race with what the test does next.
      await deps.jobs.idle()
    }
    perilaku?.watch(app)
    const { violations } = watchAnswers(app.server)
    const origin = await app.listen({ port, host: '127.0.0.1' })
    return { db, deps, metrics, app, violations, origin }
  }
  let kini = await open(0)

  const seen = new Map<string, number>()
  /** Tests move their clock by months and sign in once. */
  const refresh = async (token: string) => {
    if (sessions === 'real' || seen.get(token) === now) return
    seen.set(token, now)
    const saat = new Date(now)
    await owner
      .updateTable('sesi')
      .set({
        dibuat_pada: saat,
        dikonfirmasi_pada: saat,
        dipakai_pada: saat,
        kedaluwarsa_pada: new Date(now + SEBULAN_MS),
      })
      .where('token_hash', '=', hashToken(token))
      .execute()
  }
  const call = async (key: string, given: Call = {}): Promise<Reply> => {
    if (given.token !== undefined) await refresh(given.token)
    const [method = 'GET', path = ''] = key.split(' ')
    const { origin, violations } = kini
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.form ? { body: given.form } : {}),
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    })
    const text = await response.text()
    expectNone(violations)
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  return {
    get app() {
      return kini.app
    },
    get deps() {
      return kini.deps
    },
    dataDir,
    get origin() {
      return kini.origin
    },
    get db() {
      return kini.db
    },
    owner,
    setClock: (iso) => {
      now = Date.parse(iso)
    },
    metrics() {
      if (kini.metrics === null) throw new Error('started without metrics')
      return kini.metrics
    },
    call,
    async login(email) {
      const { body } = await call('POST /login', { body: { email, password: DEMO_PASSWORD } })
      return body['data'].token as string
    },
    async restart() {
      const { app, deps, origin } = kini
      await app.close()
      await closeDeps(deps)
      kini = await open(Number(new URL(origin).port))
    },
    async close() {
      await kini.app.close()
      await closeDeps(kini.deps)
      expectNone(kini.violations)
      await expectNoSecrets(owner)
      await perilaku?.end()
      await owner.destroy()
      await dropTestDatabase(address, database)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
