import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareBinaries } from '../src/platform/postgres-binaries.ts'
import { startPostmaster } from '../src/platform/postgres-process.ts'
import { databaseUser } from '../src/platform/postgres-user.ts'
import { expect, vi } from 'vitest'

/** A PostgreSQL that follows another and only reads, until it is told to take over. */
export type Standby = {
  /** Its owner's way in */
  readonly owner: pg.ClientConfig
  /** Lets it write; resolves once it does. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Copies a running server, whose data lie in `dataDir`, and lets the copy follow it. */
export async function startStandby(primary: pg.ClientConfig, dataDir: string): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), 'rekan-ikut-'))
  chmodSync(folder, 0o755)
  const user = databaseUser()
  const [pgData, socketDir] = [join(folder, 'postgres'), join(folder, 's')]
  const client = new pg.Client(primary)
  await client.connect()
  await client.query(`select pg_backup_start('salinan', true)`)
  cpSync(join(dataDir, 'postgres'), pgData, {
    recursive: true,
    filter: (path) => !/\/(postmaster\.(pid|opts)|pg_replslot\/.+)$/.test(path),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(pgData, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(pgData, 'standby.signal'), '')
  const { host, port, user: name, password } = primary
  const follows = `host=${String(host)} port=${port} user=${name} password=${String(password)}`
  appendFileSync(join(pgData, 'postgresql.auto.conf'), `\nprimary_conninfo = '${follows}'\n`)
  mkdirSync(socketDir, { mode: 0o700 })
  chmodSync(pgData, 0o700)
  if (user !== null) {
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, pgData])
    chownSync(socketDir, user.uid, user.gid)
  }
  const postmaster = startPostmaster({
    binaries: prepareBinaries(dataDir, user !== null),
    pgData,
    socketDir,
    logFile: join(folder, 'postgres.log'),
    user,
    settings: { fsync: 'off' },
  })
  const owner = { ...primary, host: socketDir, port: 5432 }
  const ask = async (text: string) => {
    const asking = new pg.Client(owner)
    try {
      await asking.connect()
      return (await asking.query<{ ya: boolean }>(text)).rows[0]?.ya
    } finally {
      await asking.end().catch(() => undefined)
    }
  }
  await vi.waitFor(() => ask('select pg_is_in_recovery() as ya'), { timeout: 240_000, interval: 50 })
  return {
    owner,
    async promote() {
      expect(await ask('select pg_promote() as ya')).toBe(true)
    },
    async stop() {
      process.kill(postmaster.pid, 'SIGQUIT')
      await postmaster.exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
