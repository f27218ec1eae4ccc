import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { dropTestDatabase } from '../../test/cluster.ts'
import { drawSelfie, formPresensi } from '../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { verifyRantai } from '../features/sistem/rantai.service.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { openLocalFiles } from '../platform/files.local.ts'
import { createLinks } from '../platform/links.ts'
import { migrate, migrateAsFarAs } from '../platform/migrate.ts'
import { FILES, MANIFEST, type Manifest, readManifest, rowsFile } from './manifest.ts'
import { refuseUsed, restoreFiles, restoreRows, verifyRows } from './restore.ts'
import { writeBackup } from './write.ts'

const address = inject('postgres')
const now = new Date('2026-11-20T01:00:00Z')
let folder: string
let server: TestServer
let client: pg.Client
let backup: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-cadangan-'))
  server = await startTestServer()
  const token = await server.login('karyawan@rekan.example')
  await server.call('POST /presensi/check-in', { token, form: formPresensi(await drawSelfie()) })
  const hrd = await server.login('hrd@rekan.example')
  await server.call('POST /pengaturan/perusahaan', {
    token: hrd,
    body: { nama: 'PT Uji', alamat: 'Jalan 1' },
  })
  server.deps.jobs.nudge('rantai')
  await server.deps.jobs.idle()
  const { rows } = await sql<{ nama: string }>`select current_database() as nama`.execute(server.owner)
  client = await connect(rows[0]?.nama ?? '')
  backup = join(folder, 'satu')
  manifest = await writeBackup({ client, files: join(server.dataDir, 'berkas'), folder: backup, now })
})
afterAll(async () => {
  await client.end()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** An empty database, as an operator would make it. */
let target: { nama: string; client: pg.Client; db: Db }
beforeEach(async () => {
  const nama = `tes_${randomBytes(6).toString('hex')}`
  await client.query(`create database ${nama} template template0 encoding 'UTF8' locale 'C'`)
  target = {
    nama,
    client: await connect(nama),
    db: openDatabase({ ...address.owner, database: nama, max: 1 }, () => undefined),
  }
})
afterEach(async () => {
  await target.client.end()
  await target.db.destroy()
  await dropTestDatabase(address, target.nama)
})

async function connect(database: string): Promise<pg.Client> {
  const opened = new pg.Client({ ...address.owner, database })
  await opened.connect()
  return opened
}

/** What a schema promises: its constraints and whether its triggers fire. The months of a table follow from its rows. */
const promises = async (of: pg.Client) => {
  const { rows } = await of.query(
    `select conrelid::regclass::text as di, conname as nama, pg_get_constraintdef(oid) as isi from pg_constraint
    where connamespace = 'public'::regnamespace and conparentid = 0
      and not exists (select from pg_class c where c.oid = conrelid and c.relispartition)
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`,
  )
  return rows
}

async function restoreAll(from: string, sesi = true): Promise<void> {
  const read = await readManifest(from)
  await verifyRows(from, read)
  await refuseUsed(target.client, read)
  await migrateAsFarAs(target.db, read.migrasi)
  await restoreRows(target.client, from, read, { sesi })
}

it('brings every row, sequence and file back, and leaves the schema as migrations made it', async () => {
  await restoreAll(backup)
  expect(await verifyRantai(target.db, [], new Map())).toEqual({ salah: [], dirantai: 1, menunggu: 0 })
  const again = await writeBackup({ client: target.client, files: null, folder: join(folder, 'lagi'), now })
  expect(again).toEqual({ ...manifest, berkas: null })
  expect(manifest.tabel.find(({ nama }) => nama === 'presensi')?.baris).toBe(1)
  expect(manifest.tabel.find(({ nama }) => nama === 'karyawan')?.baris).toBeGreaterThan(50)
  expect(await promises(target.client)).toEqual(await promises(client))
  // A start goes on from here, and new rows get new ids.
  await migrate(target.db)
  const { id } = await target.db
    .insertInto('kantor')
    .values({ kode: 'BARU', nama: 'Kantor Baru', alamat: 'Jalan Baru', zona_waktu: 'WIB' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(1)

  const files = await openLocalFiles(join(folder, 'berkas-baru'), createLinks(''))
  expect(await restoreFiles(backup, files)).toBe(manifest.berkas)
  const { kunci } = await target.db.selectFrom('presensi_selfie').select('kunci').executeTakeFirstOrThrow()
  expect((await files.get(kunci ?? ''))?.bytes).toEqual((await server.deps.files.get(kunci ?? ''))?.bytes)
})

it('[JAGA-25] ends the sessions that were open as it was made, unless it is told to keep them', async () => {
  expect(manifest.tabel.find(({ nama }) => nama === 'sesi')?.baris).toBeGreaterThan(0)
  await restoreAll(backup, false)
  const { rows } = await target.client.query(
    'select (select count(*)::int from sesi) as sesi, (select count(*)::int from pengguna) as pengguna',
  )
  expect(rows).toEqual([{ sesi: 0, pengguna: manifest.tabel.find(({ nama }) => nama === 'pengguna')?.baris }])
})

it('is private, and keeps no half-written file', async () => {
  const names = await readdir(backup, { recursive: true })
  expect(names).toContain(`${FILES}/selfie/2026-11-20`)
  expect(names.filter((name) => name.includes('.tulis'))).toEqual([])
  expect(await readdir(folder)).not.toContain('satu.sedang-ditulis')
})

it('does not overwrite', async () => {
  await expect(writeBackup({ client, files: null, folder: backup, now })).rejects.toThrow('sudah ada')
  await expect(writeBackup({ client, files: null, folder: '/dev/null/x', now })).rejects.toThrow(
    'Cadangan tidak bisa ditulis ke /dev/null/x: itu bukan folder.',
  )
  await restoreAll(backup)
  await expect(restoreAll(backup)).rejects.toThrow('Basis data sasaran sudah berisi.')
})

it('refuses what is no whole backup, before anything is touched', async () => {
  await expect(restoreAll(folder)).rejects.toThrow('bukan cadangan Rekan')
  const copy = join(folder, 'salinan')
  await cp(backup, copy, { recursive: true })
  await appendFile(rowsFile(copy, { nama: 'karyawan' }), 'x')
  await expect(restoreAll(copy)).rejects.toThrow(/^Cadangan tidak utuh: isi .*karyawan\.copy berubah\.$/)
  await rm(rowsFile(copy, { nama: 'karyawan' }))
  await expect(restoreAll(copy)).rejects.toThrow(
    /^Cadangan tidak utuh: .*karyawan\.copy tidak bisa dibaca\.$/,
  )
  await cp(backup, copy, { recursive: true })
  const newer = { ...manifest, migrasi: [...manifest.migrasi, '9999_nanti'] }
  await writeFile(join(copy, MANIFEST), JSON.stringify(newer))
  await expect(restoreAll(copy)).rejects.toThrow(
    'versi Rekan yang lebih baru (migrasi 9999_nanti tidak dikenal)',
  )
  await writeFile(join(copy, MANIFEST), '{"format":2}')
  await expect(restoreAll(copy)).rejects.toThrow('rusak, atau dibuat versi Rekan yang lebih baru')
  const { rows } = await target.client.query(`select from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})
