import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { databaseUser } from '../../apps/server/src/platform/postgres-user.ts'
import { freePort } from '../rush/server.ts'
import { type Fill, openDisk } from './disk.ts'
import type { Network } from './network.ts'
import { type Kept, keep, signal } from './process.ts'
import type { Tools } from './tools.ts'

/** A database machine: Patroni and the PostgreSQL that it keeps. */
export type Node = {
  readonly name: string
  readonly number: number
  readonly address: string
  readonly port: number
  readonly apiPort: number
  /** Patroni with all that it has started */
  readonly machine: Kept
  /** Null where it has no disk of its own here */
  readonly fill: Fill | null
  /** Kills PostgreSQL alone, -9. */
  killPostgres(): void
  /** What its Patroni says it is; null where it does not answer */
  role(): Promise<Role | null>
  /** Gives it a new copy of the primary's data, as an operator does with one that does not get on by itself. */
  renew(): Promise<void>
}
/** `sync`: the standby that has confirmed whatever was acknowledged */
export type Role = 'primary' | 'sync' | 'replica' | 'none'

const readConfig = (name: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8'))
/** What a day's log needs, and then some */
const DISK = '2g'
const NAMES = ['satu', 'dua', 'tiga'] as const
export const SUPERUSER_PASSWORD = 'latihan'

type What = {
  readonly tools: Tools
  readonly network: Network
  readonly etcdHosts: string
  readonly folder: string
  /** Whether Patroni is as quick as `deploy/patroni.cepat.yml` makes it */
  readonly isCepat: boolean
}

/** Three machines by `deploy/patroni.yml`; whichever comes first makes the database. */
export async function startNodes({ tools, network, etcdHosts, folder, isCepat }: What): Promise<Node[]> {
  const nodes: Node[] = []
  const user = databaseUser()
  for (const [number, name] of NAMES.entries()) {
    const [port, apiPort] = [await freePort(), await freePort()]
    const address = network.addresses[number] ?? '127.0.0.1'
    const home = join(folder, `db-${name}`)
    mkdirSync(home, { mode: 0o700 })
    const fill = openDisk(home, DISK, user)
    if (user !== null) chownSync(home, user.uid, user.gid)
    const data = join(home, 'data')
    const config = join(folder, `patroni-${name}.yml`)
    writeFileSync(config, composeConfig(home, isCepat))
    const env = () => ({
      PATH: process.env['PATH'],
      HOME: home,
      LC_ALL: 'C',
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcdHosts,
      PATRONI_RESTAPI_LISTEN: `${address}:${apiPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${apiPort}`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: tools.postgres,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: SUPERUSER_PASSWORD,
      PATRONI_REPLICATION_PASSWORD: SUPERUSER_PASSWORD,
    })
    const as =
      user === null ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    const [command, ...args] = [...network.enter(number), ...as, tools.patroni, config]
    const logFile = join(folder, `patroni-${name}.log`)
    const machine = keep({ command, args, env, user: null, logFile, owns: data })
    const api = `http://${address}:${apiPort}/`
    nodes.push({
      name,
      number,
      address,
      port,
      apiPort,
      machine,
      fill,
      killPostgres: () => signal(readPid(join(data, 'postmaster.pid')), 'SIGKILL'),
      role: () => askRole(api),
      async renew() {
        await fetch(`${api}reinitialize`, { method: 'POST', body: '{"force":true}' }).catch(() => undefined)
      },
    })
  }
  return nodes
}

type Config = { readonly bootstrap: { readonly dcs: object }; readonly postgresql: object }

/** The operator's configuration; only sockets stand where this user may put them. */
function composeConfig(home: string, isCepat: boolean): string {
  const { bootstrap, postgresql, ...rest } = readConfig('patroni.yml') as Config
  const quicker = isCepat ? (readConfig('patroni.cepat.yml') as object) : {}
  return stringify({
    ...rest,
    bootstrap: { ...bootstrap, dcs: { ...bootstrap.dcs, ...quicker } },
    postgresql: { ...postgresql, parameters: { unix_socket_directories: home } },
  })
}

type Said = { readonly state?: string; readonly role?: string; readonly sync_standby?: boolean }

async function askRole(api: string): Promise<Role | null> {
  try {
    const answer = await fetch(api, { signal: AbortSignal.timeout(2000) })
    const { state, role, sync_standby: isSync } = (await answer.json()) as Said
    if (state !== 'running') return 'none'
    if (role === 'master' || role === 'primary') return answer.status === 200 ? 'primary' : 'none'
    return isSync === true ? 'sync' : 'replica'
  } catch {
    return null
  }
}

function readPid(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}
