import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../src/backup/manifest.ts'
import { restoreRows } from '../src/backup/restore.ts'
import { masaSimpanJob } from '../src/features/presensi/simpan/simpan.job.ts'
import { type Db, openDatabase } from '../src/platform/db.ts'
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
  let fotoLama: Foto

  beforeAll(async () => {
    database = await createEmptyDatabase(address)
    const folder = mkdtempSync(join(tmpdir(), 'rekan-rilis-'))
    mkdirSync(join(folder, 'tabel'))
    for (const [name, rows] of Object.entries(tabel)) writeFileSync(join(folder, 'tabel', name), rows)
    const owner = openDatabase({ ...address.owner, database, max: 1 }, () => undefined)
    const client = new pg.Client({ ...address.owner, database })
    await client.connect()
    await migrateAsFarAs(owner, manifest.migrasi)
    await restoreRows(client, folder, manifest, { sesi: true })
    await migrateAsFarAs(owner, await listMigrasi('0269'))
    fotoLama = await readFoto(owner)
    // Somebody is at a photo while all of them are read.
    await client.query('begin')
    await client.query('update presensi_selfie set percobaan = percobaan + 1')
    await migrateAsFarAs(owner, await listMigrasi('0270'))
    await client.query('rollback')
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

  it('[NODE-24] photos from before stay where they are, those to come lie by month, and they leave when their term is over', async () => {
    const { rows: bagian } = await sql<{ nama: string; letak: string }>`
      select inhrelid::regclass::text as nama, pg_relation_filepath(inhrelid) as letak from pg_inherits
      where inhparent = 'presensi_selfie'::regclass`.execute(server.owner)
    expect(fotoLama.isi.length).toBeGreaterThan(20)
    expect((await readFoto(server.owner)).isi).toEqual(fotoLama.isi)
    const { letak } = bagian.find(({ nama }) => nama === 'presensi_selfie_sebelum') ?? {}
    expect(letak?.split('/').at(-1)).toBe(fotoLama.letak.split('/').at(-1))
    await sql`select siapkan_bulan('2030-01-01'), siapkan_bulan('2026-10-01')`.execute(server.owner)
    const { rows } = await sql<{ ada: string; tidak: string | null }>`
      select to_regclass('presensi_selfie_203001')::text as ada, to_regclass('presensi_selfie_202610')::text as tidak`.execute(
      server.owner,
    )
    expect(rows).toEqual([{ ada: 'presensi_selfie_203001', tidak: null }])

    // The night in which the first two days of theirs are over.
    const awal = fotoLama.isi.map(({ tanggal }) => tanggal).toSorted()[0] ?? ''
    server.setClock(`${addHari(awal, 367)}T23:30:00+07:00`)
    const job = masaSimpanJob(server.deps)
    for (let satu = await job.claim(); satu !== null; satu = await job.claim()) await job.work(satu)
    const { rows: sisa } = await sql`
      select from presensi_selfie where tanggal <= ${awal}::date + 1 and not is_ditahan(kejadian_id)`.execute(
      server.owner,
    )
    expect(sisa).toEqual([])
    expect((await readFoto(server.owner)).isi.length).toBeGreaterThan(fotoLama.isi.length / 2)
  })
})

type Foto = { readonly isi: readonly { readonly tanggal: Tanggal }[]; readonly letak: string }

/** All photos, and the file in which the database keeps them. */
async function readFoto(db: Db): Promise<Foto> {
  const { rows: isi } = await sql<{ tanggal: Tanggal }>`
    select kejadian_id, tanggal, tipe, kunci, md5(isi) as isi, rusak, percobaan from presensi_selfie order by 1`.execute(
    db,
  )
  const { rows } = await sql<{
    letak: string | null
  }>`select pg_relation_filepath('presensi_selfie') as letak`.execute(db)
  return { isi, letak: rows[0]?.letak ?? '' }
}

/** The migrations up to those of a number. */
async function listMigrasi(sampai: string): Promise<string[]> {
  const names = await readdir(new URL('../src/migrations/', import.meta.url))
  return names
    .map((name) => name.replace(/\.sql$/, ''))
    .filter((name) => name.slice(0, 4) <= sampai)
    .toSorted()
}

function readRekaman(rilis: string): Rekaman {
  const berkas = readFileSync(new URL(`./rilis/${rilis}.json.gz`, import.meta.url))
  return JSON.parse(gunzipSync(berkas).toString('utf8'))
}

/** What a start (a release's new kinds of leave and secrets among it), a job or a sign-in adds to or clears */
const BERGERAK = new Set([
  'rahasia',
  'sesi',
  'jenis_cuti',
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
