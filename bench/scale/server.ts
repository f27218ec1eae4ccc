import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../apps/server/src/app.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { openServedDatabase } from '../../apps/server/src/platform/db.served.ts'
import { type Deps, closeDeps, openDeps } from '../../apps/server/src/platform/deps.ts'
import { silentLog } from '../../apps/server/src/platform/log.ts'
import { type ClusterAddress, createTestDatabase, dropTestDatabase } from '../../apps/server/test/cluster.ts'
import { addPeople } from '../../apps/server/test/people.ts'
import { growCompany } from './company.ts'

/** The API on a company of some size, and the tokens of one of its people and of HR. */
export type Company = {
  readonly people: number
  readonly owner: Db
  readonly deps: Deps
  readonly tokens: Readonly<Record<'karyawan' | 'hrd', string>>
  send(path: string, init: Asked, token: string): Promise<Response>
  get(path: string, role: 'karyawan' | 'hrd'): Promise<Response>
  /** As HR. Throws unless it went through. */
  post(path: string, body: object): Promise<void>
  close(): Promise<void>
}

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

const WAKTU = Date.parse('2026-11-20T07:52:13+07:00')
const SETTINGS = {
  publicUrl: 'https://rekan.example',
  smtpUrl: null,
  s3: null,
  mailFrom: 'Rekan <rekan@rekan.example>',
}

export async function startCompany(address: ClusterAddress, people: number): Promise<Company> {
  const database = await createTestDatabase(address)
  const owner = openDatabase({ ...address.owner, database, max: 1 }, () => undefined)
  const [orang, hrd] = await addPeople(owner, 2, WAKTU)
  if (orang === undefined || hrd === undefined) throw new Error('nobody to ask')
  await owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', '=', hrd.penggunaId).execute()
  await growCompany(owner, people)
  const db = openServedDatabase({ ...address.app, database }, () => undefined)
  const dataDir = await mkdtemp(join(tmpdir(), 'rekan-skala-'))
  // As `main.ts` has it.
  process.env['NODE_COMPILE_CACHE'] ??= join(dataDir, 'kode')
  const deps = await openDeps({
    db,
    clock: { now: () => WAKTU },
    dataDir,
    log: silentLog(),
    settings: SETTINGS,
  })
  const app = await createApp({ deps, log: silentLog(), webDir: null })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const tokens = { karyawan: orang.token, hrd: hrd.token }
  const send: Company['send'] = (path, init, token) =>
    fetch(`${origin}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  return {
    people,
    owner,
    deps,
    tokens,
    send,
    get: (path, role) => send(path, {}, tokens[role]),
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) }, tokens.hrd)
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    },
    async close() {
      await app.close()
      await closeDeps(deps)
      await owner.destroy()
      await dropTestDatabase(address, database)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
