import { existsSync } from 'node:fs'
import type { Server } from 'node:https'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { startArsip } from './backup/arsip.ts'
import { hasDemo } from './demo/ada.ts'
import { seedDemo } from './demo/demo.ts'
import { giliranHari } from './demo/hidup/harian.ts'
import { seedHariIni, startHidup } from './demo/hidup/hidup.ts'
import { seedMeja } from './demo/hidup/meja.ts'
import { seedRiwayat } from './demo/hari/presensi.ts'
import { tautanPertama } from './features/auth/undangan/pertama.service.ts'
import { startJobs } from './jobs.ts'
import { createClock } from './platform/clock.ts'
import type { openServerConnections } from './platform/connections.ts'
import type { Db } from './platform/db.ts'
import { openServedDatabase } from './platform/db.served.ts'
import { type Deps, closeDeps, openDeps } from './platform/deps.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { listen } from './platform/listen.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, serveMetrics } from './platform/metrics.ts'
import type { Settings } from './platform/settings.ts'
import { requireKey, storeKey } from './platform/signing.ts'
import { stopGently } from './platform/stop.ts'
import { readTls, watchTls } from './platform/tls.ts'
import { SWEEPS } from './sweeps.ts'

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url))

export type Opened = { readonly deps: Deps; readonly isDemo: boolean }
/** What a server begins with. */
export type Given = {
  readonly settings: Settings
  readonly dataDir: string
  readonly connections: Awaited<ReturnType<typeof openServerConnections>>
  readonly log: Log
}

/** Opens what the application works with, on a database that is up to date, and seeds as its owner where it may. */
export async function open({ settings, dataDir, connections, log }: Given, owner: Db): Promise<Opened> {
  const db = openServedDatabase(
    connections.app,
    (error) => log.warn({ err: error }, 'database connection lost'),
    settings.databasePool,
  )
  const clock = createClock(settings.clockStart?.epochMilliseconds)
  const deps = await openDeps({ db, clock, dataDir, log, settings })
  if (connections.owner === null) await requireKey(owner, deps.signing)
  else await storeKey(owner, deps.signing, clock.now())
  if (connections.owner !== null && settings.migrates && settings.demo !== 'tidak') {
    await seedDemo(owner, deps)
    await seedRiwayat(owner, deps, giliranHari)
    await seedMeja(owner, deps)
    await seedHariIni(owner, deps)
  }
  return { deps, isDemo: await hasDemo(owner) }
}

/** Opens the port, and does what goes on beside the requests. Gives what closes it again. */
export async function serve(
  { settings, dataDir, connections, log }: Given,
  { deps, isDemo }: Opened,
): Promise<() => Promise<void>> {
  const { tls, trustProxy, corsOrigins, serviceWorker, maxConnections } = settings
  const metrics = settings.metrics && createMetrics(deps)
  const app = await createApp({
    deps,
    log,
    webDir: existsSync(WEB_DIR) ? WEB_DIR : null,
    tls: tls && readTls(tls),
    trustProxy,
    corsOrigins,
    serviceWorker,
    maxConnections,
    metrics,
    isClosedDemo: isDemo && settings.demo !== 'ya',
  })
  const housekeeping = startHousekeeping(deps, log, SWEEPS)
  startJobs(deps)
  const { owner } = connections
  const arsip =
    settings.archiveDir !== null && owner !== null ? startArsip({ settings, dataDir, owner, log }) : null
  const hidup = isDemo && settings.demo !== 'tidak' ? startHidup(deps, log) : null
  const watched = metrics && settings.metrics && (await serveMetrics(metrics, settings.metrics))
  await listen(app, settings)
  const certificate = tls && watchTls(app.server as Server, tls, log)
  const pertama = await tautanPertama(deps)
  if (pertama !== null)
    console.log(`Belum ada akun. Buka tautan ini untuk membuat akun administrator pertama:\n${pertama}`)
  return async () => {
    await stopGently(app)
    watched?.stop()
    certificate?.stop()
    housekeeping.stop()
    await hidup?.stop()
    await arsip?.stop()
    await closeDeps(deps)
  }
}
