import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Settings } from '../../apps/server/src/platform/settings.ts'
import { COMPILED } from '../../apps/server/test/compiled.ts'
import { isHealthy } from '../rush/wire.ts'
import { type Fill, openDisk } from './disk.ts'
import { type Kept, keep } from './process.ts'

export type RekanServer = {
  readonly name: string
  readonly port: number
  readonly kept: Kept
  /** Null where it has no disk of its own here */
  readonly fill: Fill | null
}

/** A Friday morning before work: everybody at the head office may check in. */
export const WAKTU = Date.parse('2026-11-20T07:30:00+07:00')
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** The first of them makes the demo company, three machines write it down. */
const READY_WITHIN_MS = 300_000
const DISK = '200m'

type What = {
  readonly url: string
  readonly folder: string
  readonly ports: readonly number[]
  readonly s3: S3Settings
  readonly now: () => number
}

/** Real servers on one database and one file store, at once on an empty database. */
export async function startServers({ url, folder, ports, s3, now }: What): Promise<RekanServer[]> {
  const servers = ports.map((port, i) => {
    const name = ['satu', 'dua'][i] ?? String(i)
    const { PATH, HOME, TMPDIR } = process.env
    const dataDir = join(folder, `server-${name}`)
    mkdirSync(dataDir, { mode: 0o700 })
    const fill = openDisk(dataDir, DISK)
    const env = () => ({
      PATH,
      HOME,
      TMPDIR,
      ...COMPILED,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      REKAN_DEMO: '1',
      REKAN_WAKTU: new Date(now()).toISOString(),
      TRUST_PROXY: '127.0.0.1',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_KEY: s3.key,
      S3_SECRET: s3.secret,
    })
    const logFile = join(folder, `server-${name}.log`)
    const kept = keep({ command: process.execPath, args: [MAIN], env, user: null, logFile })
    return { name, port, kept, fill }
  })
  const giveUpAt = performance.now() + READY_WITHIN_MS
  for (const { name, port } of servers) {
    while (!(await isHealthy(port))) {
      if (performance.now() > giveUpAt) throw new Error(`server ${name} does not come up (${folder})`)
      await sleep(200)
    }
  }
  return servers
}
