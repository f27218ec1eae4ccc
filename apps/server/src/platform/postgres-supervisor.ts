import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findOrphan, signal, startPostmaster, strangerInLockFile } from './postgres-process.ts'
import { telling } from './postgres-cluster.ts'
import type { Postmaster, PostmasterOptions } from './postgres-process.ts'
import { StartupError } from './startup-error.ts'

type Log = (message: string) => void

/**
 * Starts the database, and starts it again whenever it ends unasked. Returns the reason if it can't be started any
 * more.
 */
export async function runPostgres(
  options: PostmasterOptions,
  probe: pg.ClientConfig,
  log: Log,
): Promise<() => Promise<void>> {
  let stopping = false
  let stopped: Promise<void> | undefined
  const first = await ensureRunning(options, probe, log, () => stopping)
  let current: Promise<Postmaster | null> = Promise.resolve(first)
  watch(first)

  function watch(postmaster: Postmaster): void {
    void postmaster.exited.then(() => {
      if (!stopping) current = revive()
    })
  }

  async function revive(): Promise<Postmaster | null> {
    log('Basis data berhenti tanpa diminta; dijalankan lagi.')
    while (!stopping) {
      try {
        const postmaster = await ensureRunning(options, probe, log, () => stopping)
        log('Basis data berjalan lagi.')
        watch(postmaster)
        return postmaster
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await sleep(1000)
      }
    }
    return null
  }

  return () => {
    stopping = true
    stopped ??= current.then((postmaster) => (postmaster ? stopPostmaster(postmaster) : undefined))
    return stopped
  }
}

const RETRY_FOR_MS = 20_000
const ORPHAN_PATIENCE_MS = 5_000
const FAST_SHUTDOWN_MS = 20_000
const STARTING_UP = '57P03'
const WRONG_PASSWORD = '28P01'

/**
 * Takes over a running database or starts one, and waits until it answers. A database that ends at once is tried again,
 * because parts of a killed one may still run for a moment.
 */
async function ensureRunning(
  options: PostmasterOptions,
  probe: pg.ClientConfig,
  log: Log,
  isStopping: () => boolean,
): Promise<Postmaster> {
  const giveUpAt = performance.now() + RETRY_FOR_MS
  for (let delay = 50; ; delay = Math.min(delay * 2, 200)) {
    const postmaster = findOrphan(options.pgData) ?? startPostmaster(options)
    if (await isAnswering(postmaster, probe, log)) return postmaster
    if (isStopping() || performance.now() > giveUpAt) throw new StartupError(reasonNotRunning(options))
    await sleep(delay)
  }
}

async function isAnswering(postmaster: Postmaster, probe: pg.ClientConfig, log: Log): Promise<boolean> {
  const since = performance.now()
  let nextReport = since + 10_000
  let pause = 10
  while (!postmaster.hasExited()) {
    const failure = await tryConnect(probe)
    if (failure === null) return true
    if (failure === WRONG_PASSWORD) {
      if (postmaster.isChild) await stopPostmaster(postmaster)
      throw new StartupError(
        'Sandi basis data yang tersimpan tidak cocok. Kembalikan folder data utuh dari cadangan.',
      )
    }
    const now = performance.now()
    // Reached by no socket, it is of no use: its folder was cleaned away, or it is stuck on its way down.
    if (!postmaster.isChild && failure !== STARTING_UP && now - since > ORPHAN_PATIENCE_MS) {
      await stopPostmaster(postmaster)
      return false
    }
    if (now > nextReport) {
      log('Menunggu basis data siap; setelah mesin mati mendadak, pemulihannya bisa beberapa menit.')
      nextReport = now + 10_000
    }
    await sleep(pause)
    pause = Math.min(pause * 2, 500)
  }
  return false
}

/** Null when it answers, else the code of what went wrong. */
async function tryConnect(probe: pg.ClientConfig): Promise<string | null> {
  const client = new pg.Client({ ...probe, connectionTimeoutMillis: 3000 })
  client.on('error', () => {
    // The attempt below fails with the same error.
  })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Fast shutdown ends the sessions in order; the harder ways, for one that is stuck, cost a recovery and no data. */
async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signal(postmaster.pid, 'SIGINT')
  if (await isGoneWithin(postmaster, FAST_SHUTDOWN_MS)) return
  signal(postmaster.pid, 'SIGQUIT')
  if (await isGoneWithin(postmaster, 5000)) return
  signal(postmaster.pid, 'SIGKILL')
  await isGoneWithin(postmaster, 5000)
}

async function isGoneWithin(postmaster: Postmaster, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!postmaster.hasExited() && performance.now() < end) await sleep(10)
  return postmaster.hasExited()
}

function reasonNotRunning({ pgData, logFile }: PostmasterOptions): string {
  const stranger = strangerInLockFile(pgData)
  if (stranger !== null) {
    return `Basis data tidak bisa dijalankan: ${join(pgData, 'postmaster.pid')} menyebut proses ${stranger}, padahal itu program lain. Pastikan tidak ada PostgreSQL yang memakai folder itu, lalu hapus berkas tersebut.`
  }
  const reason = telling(lastLines(logFile)) ?? ''
  return `Basis data tidak bisa dijalankan (catatan: ${logFile}): ${reason}`
}

/** What an earlier start said doesn't explain this one. */
function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-10).join('\n')
}
