import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { type S3Server, startS3 } from '../../apps/server/test/s3.ts'
import { freePort } from '../rush/server.ts'
import { isHealthy } from '../rush/wire.ts'
import { closeDisks } from './disk.ts'
import { type Etcd, startEtcd } from './etcd.ts'
import { type Network, openNetwork } from './network.ts'
import { type Node, SUPERUSER_PASSWORD, startNodes } from './patroni.ts'
import { type Kept, keep } from './process.ts'
import { type RekanServer, WAKTU, startServers } from './servers.ts'
import type { Tools } from './tools.ts'

/** All that a company on several machines runs, on this one. */
export type Cluster = {
  readonly network: Network
  readonly etcd: Etcd
  readonly nodes: readonly Node[]
  readonly haproxy: Kept
  readonly servers: readonly RekanServer[]
  readonly s3: S3Server
  /** Where people's calls go: HAProxy's */
  readonly port: number
  /** The database as its owner, by HAProxy */
  readonly owner: Db
  /** The servers' clock, milliseconds UTC */
  readonly now: () => number
  /** The machine whose database writes; and the standby that has all it acknowledged. Waits for both. */
  readonly find: (role: 'primary' | 'sync') => Promise<Node>
  /** Waits until every part of it is there and well. Throws after three minutes, with what is not. */
  whole(): Promise<void>
  stop(): Promise<void>
}

const CONFIG = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))
const WHOLE_WITHIN_MS = 180_000
const LOOK_MS = 200

export async function startCluster(
  tools: Tools,
  isCepat: boolean,
  say: (line: string) => void,
): Promise<Cluster> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rekan-latihan-')))
  chmodSync(folder, 0o755)
  const network = openNetwork()
  const s3 = await startS3()
  process.once('exit', () => void s3.end())
  const etcd = await startEtcd(tools.etcd, network.hub, folder)
  const nodes = await startNodes({ tools, network, etcdHosts: etcd.hosts, folder, isCepat })
  const [port, databasePort, satu, dua] = await freePorts()
  const haproxy = keep({
    command: tools.haproxy,
    args: ['-W', '-db', '-f', CONFIG],
    user: null,
    logFile: join(folder, 'haproxy.log'),
    env: () => ({
      PATH: process.env['PATH'],
      REKAN_WEB: `127.0.0.1:${port}`,
      REKAN_DATABASE: `127.0.0.1:${databasePort}`,
      REKAN_SATU: `127.0.0.1:${satu}`,
      REKAN_DUA: `127.0.0.1:${dua}`,
      ...Object.fromEntries(
        nodes.flatMap(({ name, address, port: own, apiPort }) => [
          [`DB_${name.toUpperCase()}`, `${address}:${own}`],
          [`DB_${name.toUpperCase()}_API`, String(apiPort)],
        ]),
      ),
    }),
  })
  const primary = await findRole(nodes, 'primary')
  await findRole(nodes, 'sync')
  await createDatabase(primary)
  // Nobody has been told anything of the demo company yet: what makes it waits for no standby.
  await asSuperuser(primary, 'alter role rekan set synchronous_commit = off')
  say(
    `database   ${primary.name} writes, three machines, ${network.cable === null ? 'loopback' : 'namespaces'}`,
  )

  const url = `postgres://rekan:${SUPERUSER_PASSWORD}@127.0.0.1:${databasePort}/rekan`
  const begun = performance.now()
  const now = () => WAKTU + Math.round(performance.now() - begun)
  const servers = await startServers({ url, folder, ports: [satu, dua], s3: s3.settings, now })
  await asSuperuser(primary, 'alter role rekan reset synchronous_commit')
  for (const { kept } of servers) kept.kill()
  const owner = openDatabase({ connectionString: url, max: 2 }, () => undefined)

  const faults = async () => {
    const roles = await Promise.all(nodes.map((node) => node.role()))
    const ready = await Promise.all(servers.map(({ port: own }) => isHealthy(own)))
    return [
      ...nodes.flatMap(({ name }, i) =>
        roles[i] === null || roles[i] === 'none' ? [`database ${name}: ${roles[i]}`] : [],
      ),
      ...(['primary', 'sync'] as const).filter((role) => !roles.includes(role)).map((role) => `no ${role}`),
      ...servers.flatMap(({ name }, i) => (ready[i] ? [] : [`server ${name} is not ready`])),
      ...((await isHealthy(port)) ? [] : ['HAProxy passes nothing on']),
      ...((await etcd.leader()) === undefined ? ['etcd without a leader'] : []),
    ]
  }
  return {
    network,
    etcd,
    nodes,
    haproxy,
    servers,
    s3,
    port,
    owner,
    now,
    find: (role) => findRole(nodes, role),
    async whole() {
      const giveUpAt = performance.now() + WHOLE_WITHIN_MS
      let wrong = await faults()
      let isRenewed = false
      while (wrong.length > 0) {
        if (!isRenewed && performance.now() > giveUpAt - WHOLE_WITHIN_MS / 2) {
          isRenewed = true
          const roles = await Promise.all(nodes.map((node) => node.role()))
          for (const [i, node] of nodes.entries()) {
            if (roles[i] !== 'none') continue
            say(`  ${node.name} does not follow by itself and is copied anew`)
            await node.renew()
          }
        }
        if (performance.now() > giveUpAt)
          throw new Error(`the cluster is not whole: ${wrong.join(', ')} (${folder})`)
        await sleep(LOOK_MS)
        wrong = await faults()
      }
    },
    async stop() {
      for (const { kept } of servers) kept.end()
      haproxy.end()
      await owner.destroy().catch(() => undefined)
      for (const { machine } of nodes) machine.end()
      for (const member of etcd.members) member.end()
      await s3.close()
      network.close()
      // What was killed lets go of its files a moment later.
      await sleep(1000)
      if (process.env['DRILL_KEEP'] !== undefined) return say(`kept       ${folder}`)
      closeDisks()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function findRole(nodes: readonly Node[], role: 'primary' | 'sync'): Promise<Node> {
  const giveUpAt = performance.now() + WHOLE_WITHIN_MS
  while (performance.now() < giveUpAt) {
    const roles = await Promise.all(nodes.map((node) => node.role()))
    const found = nodes.find((_, i) => roles[i] === role)
    if (found !== undefined) return found
    await sleep(LOOK_MS)
  }
  throw new Error(`no database machine became ${role}`)
}

/** As docs/operations.md has it. */
async function createDatabase(node: Node): Promise<void> {
  await asSuperuser(
    node,
    `create role rekan login password '${SUPERUSER_PASSWORD}'`,
    'create role rekan_app',
    'grant rekan_app to rekan',
    `create database rekan owner rekan template template0 encoding 'UTF8' locale 'C'`,
  )
}

async function asSuperuser({ address, port }: Node, ...statements: readonly string[]): Promise<void> {
  const [user, password, database] = ['postgres', SUPERUSER_PASSWORD, 'postgres']
  const client = new pg.Client({ host: address, port, user, password, database })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function freePorts(): Promise<[number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()]
}
