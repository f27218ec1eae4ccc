import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../rush/server.ts'
import { type Kept, keep } from './process.ts'

/** A cluster of three that holds who is the primary. */
export type Etcd = {
  /** `address:port,…`, as Patroni takes them */
  readonly hosts: string
  readonly members: readonly Kept[]
  /** The member that leads; undefined while none does. */
  leader(): Promise<Kept | undefined>
}

const MEMBERS = 3

export async function startEtcd(etcd: string, hub: string, folder: string): Promise<Etcd> {
  const ports: { client: number; peer: number }[] = []
  for (let i = 0; i < MEMBERS; i += 1) ports.push({ client: await freePort(), peer: await freePort() })
  const cluster = ports.map(({ peer }, i) => `e${i}=http://${hub}:${peer}`).join(',')
  const members = ports.map(({ client, peer }, i) => {
    const data = join(folder, `etcd-${i}`)
    mkdirSync(data, { mode: 0o700 })
    const at = `http://${hub}:${client}`
    const peers = `http://${hub}:${peer}`
    const args = Object.entries({
      name: `e${i}`,
      'data-dir': data,
      'listen-client-urls': at,
      'advertise-client-urls': at,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': cluster,
      'initial-cluster-token': 'rekan-latihan',
      // All three write to one disk here, which others use as well.
      'heartbeat-interval': '300',
      'election-timeout': '3000',
    }).flatMap(([name, value]) => [`--${name}`, value])
    const env = () => ({ PATH: process.env['PATH'] })
    return keep({ command: etcd, args, env, user: null, logFile: join(folder, `etcd-${i}.log`) })
  })
  return {
    hosts: ports.map(({ client }) => `${hub}:${client}`).join(','),
    members,
    async leader() {
      for (const [i, { client }] of ports.entries()) {
        const status = await askStatus(`http://${hub}:${client}`)
        if (status !== null && status.leader === status.header.member_id) return members[i]
      }
      return undefined
    },
  }
}

type Status = { readonly leader?: string; readonly header: { readonly member_id: string } }

async function askStatus(address: string): Promise<Status | null> {
  try {
    const signal = AbortSignal.timeout(1000)
    const answer = await fetch(`${address}/v3/maintenance/status`, { method: 'POST', body: '{}', signal })
    return (await answer.json()) as Status
  } catch {
    return null
  }
}
