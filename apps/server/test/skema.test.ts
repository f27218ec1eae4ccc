import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { openGivenApp } from '../src/platform/database-url.ts'
import { type Db, openDatabase, pgCode } from '../src/platform/db.ts'
import { listApplied, migrateAsFarAs } from '../src/platform/migrate.ts'
import { copyDatabase, createEmptyDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { COMPILED } from './compiled.ts'
import { type MainProcess, runMain, startMain } from './main-process.ts'

const MIGRATE = fileURLToPath(new URL('../src/migrate.ts', import.meta.url))
const address = inject('postgres')
const folder = mkdtempSync(join(tmpdir(), 'rekan-skema-'))
/** Databases to copy: as the last release left it, and as `npm run migrate` leaves an empty one */
let [rilis, siap] = ['', '']
/** Each is a start of its own */
const MIGRASI = ['0', '1'].slice(0, porsi(2))
let nama: string
let owner: Db
let nomor = 0

beforeAll(async () => {
  rilis = await begin()
  await migrateAsFarAs(owner, await listRilis())
  await owner.destroy()
  siap = await begin()
  await owner.destroy()
  expect((await runMigrate(envDari())).code).toBe(0)
})
afterEach(async () => {
  await owner.destroy()
  await dropTestDatabase(address, nama)
})
afterAll(async () => {
  for (const satu of [rilis, siap]) await dropTestDatabase(address, satu)
  rmSync(folder, { recursive: true, force: true })
})

/** What a test works on: a copy of a database, without one an empty one. */
async function begin(asal?: string): Promise<string> {
  nama = asal === undefined ? await createEmptyDatabase(address) : await copyDatabase(address, asal)
  owner = openDatabase({ ...address.owner, database: nama, max: 2 }, () => undefined)
  nomor += 1
  return nama
}

const envDari = (more: Record<string, string> = {}) => ({
  DATABASE_URL: urlOf(address, nama),
  DATA_DIR: join(folder, String(nomor)),
  REKAN_DEMO: '0',
  ...more,
})

/** `npm run migrate` as an operator runs it. */
async function runMigrate(env: Readonly<Record<string, string>>) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [MIGRATE], {
    env: { PATH, HOME, ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, said: said.trim(), complained: complained.trim() }
}

const tables = async () =>
  (
    await sql<{
      nama: string
    }>`select relname as nama from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p') order by 1`.execute(owner)
  ).rows.map((row) => row.nama)

describe('[NODE-05] REKAN_MIGRASI=0', () => {
  it('on an empty database changes nothing and names the command', async () => {
    await begin()
    const { code, complained } = await runMain(envDari({ REKAN_MIGRASI: '0' }))
    expect(code).toBe(1)
    expect(complained).toMatch(/^[^\n]*npm run migrate[^\n]*$/)
    expect(await tables()).toEqual([])
  })

  it('on an older schema changes nothing and names the command', async () => {
    await begin(rilis)
    const before = [await listApplied(owner), await tables()]
    const { code, complained } = await runMain(envDari({ REKAN_MIGRASI: '0' }))
    expect(code).toBe(1)
    expect(complained).toMatch(/^[^\n]*npm run migrate[^\n]*$/)
    expect([await listApplied(owner), await tables()]).toEqual(before)
  })
})

/** The migrations that the last release's companies have had. */
async function listRilis(): Promise<string[]> {
  const rekaman = JSON.parse(
    gunzipSync(readFileSync(new URL('rilis/2026-11-roster.json.gz', import.meta.url))).toString(),
  ) as { manifest: { migrasi: string[] } }
  return rekaman.manifest.migrasi
}

describe('[NODE-18] npm run migrate', () => {
  it('brings an empty database to this release, two at once leave one set, once more changes nothing', async () => {
    await begin()
    const both = await Promise.all([
      runMigrate(envDari({ DATA_DIR: join(folder, 'satu') })),
      runMigrate(envDari({ DATA_DIR: join(folder, 'dua') })),
    ])
    expect(both.map(({ code, complained }) => [code, complained])).toEqual([
      [0, ''],
      [0, ''],
    ])
    expect(both.filter(({ said }) => said.includes('migrasi dijalankan'))).toHaveLength(1)
    const names = await listApplied(owner)
    expect(names).toEqual([...new Set(names)])
    const more = await runMigrate(envDari({ DATA_DIR: join(folder, 'satu') }))
    expect(more).toEqual({ code: 0, said: 'Basis data sudah siap, tidak ada yang diubah.', complained: '' })
    expect(await listApplied(owner)).toEqual(names)
    const { rows } = await sql`select count(*)::int as n from kunci_publik`.execute(owner)
    expect(rows).toEqual([{ n: 2 }])
  })

  it('brings the last release’s database to this one, where a server then starts that may not migrate', async () => {
    await begin(rilis)
    const { code, said } = await runMigrate(envDari())
    expect([code, said]).toEqual([0, expect.stringMatching(/^Basis data siap: \d+ migrasi dijalankan/)])
    const main = await startMain(envDari({ REKAN_MIGRASI: '0' }))
    await main.ready()
    await main.kill('SIGTERM')
  })
})

it(
  '[NODE-18] a migration that fails half way leaves what was there, and goes on once the way is free',
  { tags: ['lengkap'] },
  async () => {
    await begin(rilis)
    // What 0185 makes is there already, as somebody left it: those before it have run by then.
    await sql`create table skema (bukan_ini text)`.execute(owner)
    const before = [await listApplied(owner), await tables()]
    expect(before[0]?.at(-1)).toBe((await listRilis()).at(-1))
    const { code, complained } = await runMigrate(envDari())
    expect([code, complained]).toEqual([1, expect.stringContaining('skema')])
    expect([await listApplied(owner), await tables()]).toEqual(before)
    await sql`drop table skema`.execute(owner)
    expect((await runMigrate(envDari())).code).toBe(0)
  },
)

describe('[NODE-19] a newer schema', () => {
  it('refuses only who is older than what it is compatible with', async () => {
    await begin(siap)
    await sql`insert into kysely_migration (name, timestamp) values ('9998_nanti', '2030')`.execute(owner)
    for (const REKAN_MIGRASI of MIGRASI) {
      const main = await startMain(envDari({ REKAN_MIGRASI }))
      await main.ready()
      await main.kill('SIGTERM')
    }
    await sql`update skema set kompatibel_sejak = '9998_nanti'`.execute(owner)
    for (const REKAN_MIGRASI of MIGRASI) {
      const { code, complained } = await runMain(envDari({ REKAN_MIGRASI }))
      expect(code).toBe(1)
      expect(complained).toMatch(/^[^\n]*lebih baru \(migrasi 9998_nanti tidak dikenal\)[^\n]*$/)
    }
  })
})

describe('[NODE-07] servers on DATABASE_APP_URL', () => {
  const peran = `tes_server_${process.pid}`
  let main: MainProcess | undefined
  beforeAll(async () => {
    const root = openDatabase(address.owner, () => undefined)
    await sql.raw(`create role ${peran} login password 'rahasia'`).execute(root)
    await sql.raw(`grant rekan_app to ${peran}`).execute(root)
    await root.destroy()
  })
  afterAll(async () => {
    await main?.kill('SIGTERM')
    const root = openDatabase(address.owner, () => undefined)
    await sql.raw(`drop role ${peran}`).execute(root)
    await root.destroy()
  })

  it('work without any right to the schema', async () => {
    await begin()
    const appUrl = urlOf({ owner: { ...address.owner, user: peran, password: 'rahasia' } }, nama)
    const { DATABASE_URL: _owner, ...rest } = envDari({ DATABASE_APP_URL: appUrl, REKAN_MIGRASI: '0' })
    const awal = await runMain(rest)
    expect([awal.code, awal.complained]).toEqual([1, expect.stringContaining('npm run migrate')])
    expect((await runMigrate(envDari())).code).toBe(0)
    main = await startMain(rest)
    await main.ready()
    expect((await fetch(`http://127.0.0.1:${main.port}/api/health`)).status).toBe(200)

    const app = openDatabase(await openGivenApp(appUrl), () => undefined)
    const codeOf = (statement: string) =>
      sql
        .raw(statement)
        .execute(app)
        .then(
          () => 'done',
          (error: unknown) => pgCode(error),
        )
    expect(await codeOf('create table milik_server (id int)')).toBe('42501')
    const allowed: string[] = []
    for (const table of await tables()) {
      for (const statement of [
        `truncate "${table}"`,
        `alter table "${table}" add column x int`,
        `drop table "${table}"`,
      ]) {
        if ((await codeOf(statement)) !== '42501') allowed.push(statement)
      }
    }
    expect(allowed).toEqual([])
    await app.destroy()
    await main.kill('SIGTERM')
  })
})

it('[NODE-07] who owns the schema is refused as DATABASE_APP_URL, and it alone does not migrate', async () => {
  await begin()
  expect(await runMain(envDari({ DATABASE_APP_URL: urlOf(address, nama) }))).toEqual({
    code: 1,
    complained: expect.stringContaining('boleh mengubah skema'),
  })
  const { DATABASE_URL: _owner, ...rest } = envDari({ DATABASE_APP_URL: urlOf(address, nama) })
  expect((await runMain(rest)).complained).toBe(
    'Pengaturan salah:\n- DATABASE_APP_URL tanpa DATABASE_URL perlu REKAN_MIGRASI=0',
  )
})
