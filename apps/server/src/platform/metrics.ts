import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { promisify } from 'node:util'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { readKeadaanArsip } from './arsip.keadaan.ts'
import { lanesOf } from './db.ts'
import type { Deps } from './deps.ts'
import { retrySeconds } from './failures.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

export type Metrics = {
  /** One answer: `route` as it was mounted, never the address itself; `seconds` from its first byte in to its last out. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  /** A connection beyond the most that there may be */
  refusedConnection(): void
  /** A connection that was closed because its request did not arrive */
  stalledConnection(): void
  /** Whose connections are counted */
  watchConnections(server: Server): void
  /** The text that Prometheus reads. */
  text(): Promise<string>
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what the operator looks at: answers by route, the pool, the jobs, the passwords, and the process itself. */
export function createMetrics({ db, watch, disk, jobs, passwords }: Deps): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'rekan_http_request_duration_seconds',
    help: 'Time from a request to its answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'rekan_http_failures_total',
    help: 'Answers of 500 and above, by route',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const gauge = (
    name: string,
    help: string,
    collect: (this: Gauge) => void | Promise<void>,
    labelNames: string[] = [],
  ) => new Gauge({ name, help, labelNames, registers, collect })
  const refused = new Counter({
    name: 'rekan_connections_refused_total',
    help: 'Connections turned away because there were MAX_CONNECTIONS',
    registers,
  })
  const stalled = new Counter({
    name: 'rekan_connections_stalled_total',
    help: 'Connections closed because their request stopped arriving',
    registers,
  })

  gauge('rekan_database_up', '1 while the database gives signs of life', function () {
    this.set(watch.isAway() ? 0 : 1)
  })
  gauge(
    'rekan_clock_skew_seconds',
    'This machine’s clock ahead of the database’s, as far as that is certain',
    function () {
      this.set(watch.skewMs() / 1000)
    },
  )
  gauge(
    'rekan_database_connections',
    'Connections for punches and for all others, by state; waiting counts work that has none yet',
    function () {
      for (const { kind, pool, waiting } of lanesOf(db)) {
        this.set({ kind, state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ kind, state: 'idle' }, pool.idleCount)
        this.set({ kind, state: 'waiting' }, waiting())
      }
    },
    ['kind', 'state'],
  )
  const askArsip = () => watch.whileThere(() => readKeadaanArsip(db))
  gauge(
    'rekan_archive_age_seconds',
    'Since the last piece of the database’s log got to its archive, while more waits; 0: nothing waits',
    async function () {
      if (!watch.isAway()) this.set((await askArsip()).tertinggal)
    },
  )
  const archiveFailures = new Counter({
    name: 'rekan_archive_failures_total',
    help: 'Tries to bring a piece of the database’s log to its archive that failed',
    registers,
    async collect() {
      if (watch.isAway()) return
      const { gagal } = await askArsip()
      archiveFailures.reset()
      archiveFailures.inc(gagal)
    },
  })
  gauge('rekan_disk_full', '1 while the disk of DATA_DIR takes no more and writes are refused', function () {
    this.set(disk.isFull() ? 1 : 0)
  })
  gauge('rekan_passwords_waiting', 'Sign-ins that wait for their password to be checked', function () {
    this.set(passwords.waiting())
  })
  gauge(
    'rekan_jobs_waiting',
    'Work that waits in a queue, by job',
    async function () {
      this.reset()
      if (watch.isAway()) return
      for (const [job, count] of await watch.whileThere(() => jobs.depths())) this.set({ job }, count)
    },
    ['job'],
  )

  return {
    answered({ method, route, status, seconds }) {
      const labels = { method, route, status: String(status) }
      duration.observe(labels, seconds)
      if (status >= 500) failures.inc(labels)
    },
    refusedConnection: () => refused.inc(),
    stalledConnection: () => stalled.inc(),
    watchConnections(server) {
      const count = promisify(server.getConnections.bind(server))
      gauge('rekan_connections', 'Connections that stand, busy or not', async function () {
        this.set(await count())
      })
    },
    text: () => register.metrics(),
  }
}

/** Serves `GET /metrics` on a port of its own, which no phone and no proxy reaches. Throws StartupError. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: NonNullable<Settings['metrics']>,
): Promise<{ readonly port: number; stop(): void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503, { 'retry-after': String(retrySeconds()) }).end(),
    )
  })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`METRICS_LISTEN tidak bisa dipakai: ${reason}`)
  }
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
