import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '../apps/server/src/app.ts'
import { tautanPertama } from '../apps/server/src/features/auth/undangan/pertama.service.ts'
import { openServedDatabase } from '../apps/server/src/platform/db.served.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { closeDeps, openDeps } from '../apps/server/src/platform/deps.ts'
import { KEMBALI } from '../apps/server/src/platform/oidc.ts'
import { mapTiles } from '../apps/server/src/platform/settings.parse.ts'
import { createEncoder } from '../apps/server/src/platform/encoder.ts'
import { silentLog } from '../apps/server/src/platform/log.ts'
import { storeKey } from '../apps/server/src/platform/signing.ts'
import { startJobs } from '../apps/server/src/jobs.ts'
import { createPatientSolver, setBounds } from '../apps/server/test/batas.ts'
import type { OrangPenyedia } from '../apps/server/test/penyedia-sso.ts'
import { type ClusterAddress, createTestDatabase, dropTestDatabase } from '../apps/server/test/cluster.ts'
import { recordPasangan } from '../apps/server/test/pasangan.ts'
import { startPerilaku, turnPerilaku } from '../apps/server/test/perilaku.ts'
import { CHEAP } from '../apps/server/test/sandi.ts'

/** What a worker tells this process: begin anew at a moment, or move the clock, or fill the disk. */
export type Order = {
  /** A moment in milliseconds; absent: the clock is left as it is */
  readonly waktu?: number
  readonly fresh: boolean
  /** Title of the test that begins; absent: the present one goes on */
  readonly tes?: string
  /** The clock goes on from there, as it does for phones that are told the time; absent: it stands */
  readonly berjalan?: boolean
  /** Bytes left on the disk; absent: plenty */
  readonly freeBytes?: number
  readonly corsOrigins?: readonly string[]
  /** As `MAP_TILES` says it */
  readonly peta?: string
  /** Whom a provider of OpenID Connect knows, by the name they sign in there with; absent: there is none */
  readonly sso?: Readonly<Record<string, OrangPenyedia>>
}
/** Where the application listens, in which database it works and where it keeps its files. */
export type Ready = {
  readonly origin: string
  readonly database: string
  readonly dataDir: string
  /** By which the first administrator comes in; null once anybody has an account */
  readonly pertama: string | null
}

const webDir = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const address = JSON.parse(process.env['E2E_CLUSTER'] ?? '') as ClusterAddress

const PLENTY = 1e12
setBounds('patient')
/** The process that makes photos smaller keeps nothing of a test: the next one need not start its own. */
const encoder = createEncoder()

let now = 0
/** When `now` was set, of a clock that goes on */
let sejak: number | null = null
/** What the clock said when a move of it last had work looked for that was due */
let dilihat = 0
let diskFree = PLENTY
let port = 0
let database = ''
let dataDir = ''
let pertama = async (): Promise<string | null> => null
let lookAgain = (): void => {}
let close = async () => {}

/** The real application on the built web app, a fresh copy of the demo company, and a clock that stands still. */
async function begin({ corsOrigins = [], peta = '', sso, berjalan = false }: Order): Promise<void> {
  // Known before the application is: the links in its mail hold it.
  if (port === 0) port = await freePort()
  const publicUrl = `http://localhost:${port}`
  // Few tests have one, and it takes its while to load.
  const penyedia =
    sso &&
    (await (await import('../apps/server/test/penyedia-sso.ts')).startPenyediaSso(`${publicUrl}${KEMBALI}`))
  for (const [nama, orang] of Object.entries(sso ?? {})) penyedia?.orang.set(nama, orang)
  database = await createTestDatabase(address, now)
  const db = openServedDatabase({ ...address.app, database }, () => {})
  dataDir = await mkdtemp(join(tmpdir(), 'rekan-e2e-berkas-'))
  const opened = await openDeps({
    db,
    clock: { now: kini },
    dataDir,
    log: silentLog(),
    freeBytes: async () => diskFree,
    passwordCost: CHEAP,
    solver: createPatientSolver(),
    settings: {
      publicUrl,
      smtpUrl: null,
      mailFrom: 'rekan@rekan.example',
      s3: null,
      mapTiles: mapTiles(peta) ?? null,
      oidc: penyedia ?? null,
    },
  })
  const deps = { ...opened, encoder }
  // As at every start of a server: whoever reads the database can judge what it signs.
  const owner = openDatabase({ ...address.owner, database, max: 1 }, () => {})
  await storeKey(owner, deps.signing, now)
  const perilaku = await startPerilaku(owner)
  if (perilaku === null) await owner.destroy()
  const app = await createApp({ deps, log: silentLog(), webDir, corsOrigins })
  // A clock that stands has no time to tell: a phone that held it against its own would find itself set.
  if (!berjalan)
    app.addHook('onRequest', async ({ url }, reply) => {
      if (url.startsWith('/api/ponsel')) await reply.code(503).header('retry-after', '5').send({})
    })
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode }) => {
    if (url?.startsWith('/api/'))
      recordPasangan('panggilan', `${method} ${url.slice('/api'.length)} ${statusCode}`)
  })
  perilaku?.watch(app)
  startJobs(deps)
  lookAgain = () => deps.jobs.resume()
  pertama = () => tautanPertama(deps)
  await app.listen({ port, host: '127.0.0.1' })
  close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await closeDeps(opened)
    await penyedia?.close()
    await perilaku?.end()
    if (perilaku !== null) await owner.destroy()
    await dropTestDatabase(address, database)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return free
}

/** Whole milliseconds, as any clock of a server; the machine's own may be set meanwhile, and is not asked. */
function kini(): number {
  return sejak === null ? now : Math.round(now + performance.now() - sejak)
}

async function obey(order: Order): Promise<void> {
  diskFree = order.freeBytes ?? PLENTY
  if (order.waktu !== undefined) {
    now = order.waktu
    sejak = order.berjalan === true ? performance.now() : null
  }
  if (order.fresh) await close()
  if (order.tes !== undefined) await turnPerilaku(order.tes)
  if (order.fresh) await begin(order)
  // Jobs look by the machine's clock every so often; a clock that was moved has made something due.
  else if (Math.abs(kini() - dilihat) >= 1000) {
    lookAgain()
    dilihat = kini()
  }
  // localhost is a secure origin, which camera and position ask for.
  process.send?.({
    origin: `http://localhost:${port}`,
    database,
    dataDir,
    pertama: await pertama(),
  } satisfies Ready)
}

process.on('message', (order: Order) => void obey(order))
process.on('disconnect', () => void Promise.all([close(), encoder.stop()]).finally(() => process.exit(0)))
