import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../src/backup/manifest.ts'
import { restoreRows } from '../src/backup/restore.ts'
import { openDatabase } from '../src/platform/db.ts'
import { migrateAsFarAs } from '../src/platform/migrate.ts'
import { prepareDatabase } from '../src/prepare.ts'
import { createEmptyDatabase, dropTestDatabase } from './cluster.ts'
import { tetap } from './rilis/tanya.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from './server.ts'

type Rekaman = {
  readonly manifest: Manifest
  readonly tabel: Readonly<Record<string, string>>
  /** What the release answered, by account and path */
  readonly jawaban: Readonly<Record<string, Readonly<Record<string, object>>>>
}

/** Releases whose companies exist: the last without rosters, and the last before works were frozen */
const RILIS = ['2026-11', '2026-11-roster']
const address = inject('postgres')

describe.each(RILIS)('a company of release %s', (rilis) => {
  const { manifest, tabel, jawaban } = readRekaman(rilis)
  let database: string
  let server: TestServer

  beforeAll(async () => {
    database = await createEmptyDatabase(address)
    const folder = mkdtempSync(join(tmpdir(), 'rekan-rilis-'))
    mkdirSync(join(folder, 'tabel'))
    for (const [name, rows] of Object.entries(tabel)) writeFileSync(join(folder, 'tabel', name), rows)
    const owner = openDatabase({ ...address.owner, database, max: 1 }, () => undefined)
    const client = new pg.Client({ ...address.owner, database })
    await client.connect()
    await migrateAsFarAs(owner, manifest.migrasi)
    await restoreRows(client, folder, manifest)
    await client.end()
    await prepareDatabase(owner)
    await owner.destroy()
    rmSync(folder, { recursive: true })
    server = await startTestServer(JUMAT_PAGI, {
      address: { ...address, template: database },
      withJobs: false,
    })
  })
  afterAll(async () => {
    await server.close()
    await dropTestDatabase(address, database)
  })

  it.each(Object.entries(jawaban))('%s reads what stood there before', async (email, sebelum) => {
    const token = await server.login(email)
    for (const [path, isi] of Object.entries(sebelum)) {
      const { status, body } = await server.call(`GET ${path}`, { token })
      expect({ path, status, isi: tetap(body) }).toMatchObject({ path, status: 200, isi: tetap(isi) })
    }
  })

  it('keeps every row of every table', async () => {
    for (const { nama, baris } of manifest.tabel.filter(({ nama: satu }) => !BERGERAK.has(satu))) {
      const { rows } = await sql<{
        jumlah: number
      }>`select count(*)::int as jumlah from ${sql.table(nama)}`.execute(server.owner)
      expect({ nama, jumlah: rows[0]?.jumlah }).toEqual({ nama, jumlah: baris })
    }
  })
})

function readRekaman(rilis: string): Rekaman {
  const berkas = readFileSync(new URL(`./rilis/${rilis}.json.gz`, import.meta.url))
  return JSON.parse(gunzipSync(berkas).toString('utf8'))
}

/** What a start, a job or a sign-in adds to or clears */
const BERGERAK = new Set([
  'sesi',
  'jatah',
  'perangkat_dikenal',
  'idempotensi',
  'audit',
  'audit_antre',
  'audit_rantai',
  'kunci_publik',
  'hak_cuti',
  'mutasi_cuti',
])
