import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { S3Settings } from '../src/platform/settings.ts'

/** An S3 server in a process of its own, with one bucket. */
export type S3Server = {
  readonly settings: S3Settings
  /** Whether it holds an object of this key */
  has(key: string): boolean
  /** Ends it at once; `begin` starts it again at the same address with what it had. */
  end(): Promise<void>
  begin(): Promise<void>
  /** Ends it and forgets what it had. */
  close(): Promise<void>
}

const require = createRequire(import.meta.url)
const PROGRAM = require.resolve('s3rver/bin/s3rver.js')

export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rekan-s3-'))
  let child: ChildProcess
  let port = 0
  const begin = async () => {
    const args = ['-d', folder, '-p', String(port), '-a', '127.0.0.1', '--no-vhost-buckets']
    child = spawn(process.execPath, [PROGRAM, ...args, '--configure-bucket', 'rekan'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface(child.stdout as NonNullable<typeof child.stdout>)
    for await (const line of lines) {
      const found = /listening on .*:(\d+)/i.exec(line)
      if (found) {
        port = Number(found[1])
        break
      }
    }
    child.stdout?.resume()
  }
  const end = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await begin()
  return {
    // The one account that this server knows.
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'rekan',
      key: 'S3RVER',
      secret: 'S3RVER',
      region: 'us-east-1',
    },
    has: (key) => existsSync(join(folder, 'rekan', `${key}._S3rver_object`)),
    end,
    begin,
    async close() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
