import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { urlOf } from '../../../test/cluster.ts'
import { COMPILED } from '../../../test/compiled.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { type Db, transaction, type Tx } from '../../platform/db.ts'
import { createLog, openLogFile } from '../../platform/log.ts'
import { listPublicKeys } from '../../platform/signing.ts'
import { rantaiJob } from './rantai.job.ts'
import { type Kepala, verifyRantai } from './rantai.service.ts'
import { record, startServerDeed } from '../../platform/perbuatan.ts'

const VERIFY = fileURLToPath(new URL('../../audit-verify.ts', import.meta.url))
let server: TestServer
let logFile: string
/** Chains all that waits, as the running server does within the minute. */
let chain: () => Promise<void>

beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  logFile = join(server.dataDir, 'rekan.log')
  const log = createLog(await openLogFile(logFile))
  const job = rantaiJob({ ...server.deps, log })
  chain = async () => {
    for (let hari = await job.claim(); hari !== null; hari = await job.claim()) await job.work(hari)
  }
  const token = await server.login('hrd@rekan.example')
  const body = { nama: 'PT Uji', alamat: 'Jalan Uji 1' }
  expect((await server.call('POST /pengaturan/perusahaan', { token, body })).status).toBe(200)
  for (const id of [1, 2, 3, 4]) await transaction(server.db, (tx) => recordOrang(tx, id))
  await chain()
})
afterAll(() => server.close())

const recordOrang = (tx: Tx, id: number) =>
  record(startServerDeed(tx, 'POST /profile', server.deps.clock.now(), 1), 'karyawan', id, {
    sesudah: { nama: `Orang ${id}` },
  })
const heads = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"kepala"'))
    .map((line) => (JSON.parse(line) as { kepala: Kepala }).kepala)
const verify = async (db: Db) => (await verifyRantai(db, heads(), await listPublicKeys(db))).salah
const idOf = async (objekId: number) => {
  const rows = await server.db
    .selectFrom('audit')
    .select('id')
    .where('objek_id', '=', String(objekId))
    .where('tindakan', '=', 'POST /profile')
    .execute()
  return rows[0]?.id ?? 0
}

/** What is found wrong after this was done to the database, which then is as before. */
async function after(...statements: string[]): Promise<string[]> {
  const undone = new Error('undone')
  let salah: string[] = []
  await server.owner
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx)
      salah = [...(await verify(tx))]
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return salah
}

/** Runs the operator's command; gives its exit code and what it said. */
async function runVerify() {
  const { rows } = await sql<{ nama: string }>`select current_database() as nama`.execute(server.owner)
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [VERIFY], {
    env: {
      PATH,
      HOME,
      ...COMPILED,
      DATA_DIR: server.dataDir,
      DATABASE_URL: urlOf(inject('postgres'), rows[0]?.nama ?? ''),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, said, complained }
}

it('finds an untouched trail whole, and leaves no entry out that commits after a later one', async () => {
  await expect.poll(() => heads().length).toBe(1)
  expect(await verify(server.db)).toEqual([])
  const late = Promise.withResolvers<void>()
  const inserted = Promise.withResolvers<void>()
  const slow = transaction(server.db, async (tx) => {
    await recordOrang(tx, 5)
    inserted.resolve()
    await late.promise
  })
  await inserted.promise
  await transaction(server.db, (tx) => recordOrang(tx, 6))
  await chain()
  late.resolve()
  await slow
  expect((await verifyRantai(server.db, [], new Map())).menunggu).toBe(1)
  await chain()
  const order = await server.db
    .selectFrom('audit_rantai')
    .select('audit_id')
    .orderBy('urut', 'desc')
    .limit(2)
    .execute()
  expect(order.map(({ audit_id }) => audit_id)).toEqual([await idOf(5), await idOf(6)])
  expect(await verify(server.db)).toEqual([])
  expect((await verifyRantai(server.db, [], new Map())).menunggu).toBe(0)
})

it('[SAFE-18, ATUR-07] names the entry that the owner edited, deleted or swapped, and no other', async () => {
  const [satu, dua, tiga] = [await idOf(1), await idOf(2), await idOf(3)]
  const changed = (id: number) => `Catatan audit ${id} diubah atau ditukar.`
  expect(await after(`update audit set sesudah = '{"nama":"Lain"}' where id = ${dua}`)).toEqual([
    changed(dua),
  ])
  expect(await after(`update audit set waktu = waktu + interval '1 microsecond' where id = ${tiga}`)).toEqual(
    [changed(tiga)],
  )
  expect(await after(`delete from audit where id = ${satu}`)).toEqual([`Catatan audit ${satu} dihapus.`])
  const swap = `update audit a set objek_id = b.objek_id, sesudah = b.sesudah from audit b
    where (a.id, b.id) in ((${satu}, ${tiga}), (${tiga}, ${satu}))`
  expect(await after(swap)).toEqual([changed(satu), changed(tiga)])
  const unlinked = `delete from audit_rantai where audit_id = ${dua}`
  expect(await after(unlinked, `delete from audit where id = ${dua}`)).toEqual([
    expect.stringMatching(
      new RegExp(`^Mata rantai \\d+ sampai \\d+ dihapus, tepat sebelum catatan audit ${tiga}\\.$`),
    ),
  ])
  expect(await after(unlinked)).toContain(
    `Catatan audit ${dua} tidak ada dalam rantai: disisipkan, atau mata rantainya dihapus.`,
  )
})

it('[SAFE-19, ATUR-07] knows a cut tail and a rewritten chain by the signed heads in the log, and a forged head by its signature', async () => {
  const last = heads().at(-1)
  const cut = [
    `delete from audit where id in (select audit_id from audit_rantai where urut >= ${last?.urut})`,
    `delete from audit_rantai where urut >= ${last?.urut}`,
  ]
  expect(await after(...cut)).toEqual([
    expect.stringContaining(`mengenal sampai catatan audit ${last?.audit_id} (mata rantai ${last?.urut})`),
  ])
  expect(await after(`update audit_rantai set hash = sha256('x') where urut = ${last?.urut}`)).toEqual([
    `Catatan audit ${last?.audit_id} diubah atau ditukar.`,
    expect.stringMatching(/^Rantai ditulis ulang: /),
  ])
  const forged = { ...(last as Kepala), hash: '0'.repeat(64) }
  const { salah } = await verifyRantai(server.db, [forged], await listPublicKeys(server.db))
  expect(salah).toEqual([expect.stringMatching(/tidak bertanda tangan sah\.$/)])
})

it.each([
  'update audit_rantai set hash = hash',
  'delete from audit_rantai',
  'insert into audit_antre values (1)',
  'update kunci_publik set kunci = kunci',
  `insert into kunci_publik values ('0123456789abcdef', '', now())`,
  'delete from audit_antre',
])('refuses the application: %s', async (statement) => {
  await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('permission denied')
})

it('[SAFE-18, SAFE-19, ATUR-07] is what `npm run audit:verify` tells, by its exit code', async () => {
  const whole = await runVerify()
  expect([whole.code, whole.said, whole.complained]).toEqual([
    0,
    expect.stringMatching(
      /^Jejak audit utuh: 7 catatan dalam rantai, 0 menunggu dirantai, 3 kepala .*\nTanda bukti presensi utuh: 0\.\n$/,
    ),
    '',
  ])
  const last = heads().at(-1)
  const [dua, tiga] = [await idOf(2), await idOf(3)]
  await sql`update audit set tindakan = 'POST /logout' where id = ${dua}`.execute(server.owner)
  await sql`delete from audit where id = ${tiga}`.execute(server.owner)
  await sql`delete from audit where id = ${last?.audit_id}`.execute(server.owner)
  await sql`delete from audit_rantai where urut = ${last?.urut}`.execute(server.owner)
  const broken = await runVerify()
  expect(broken.code).toBe(1)
  expect(broken.complained.trim().split('\n')).toEqual([
    'Jejak audit tidak utuh:',
    `- Catatan audit ${dua} diubah atau ditukar.`,
    `- Catatan audit ${tiga} dihapus.`,
    expect.stringContaining(`mengenal sampai catatan audit ${last?.audit_id} `),
  ])
})
