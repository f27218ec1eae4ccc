/** @module-tag lengkap */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { machineNow } from '../../test/jam.ts'
import { addCheckIn, addPeople } from '../../test/people.ts'
import { CHEAP } from '../../test/sandi.ts'
import { seedDemo } from '../demo/demo.ts'
import { readKeadaanArsip } from '../platform/arsip.keadaan.ts'
import { listBases } from '../platform/arsip.ts'
import { type Connections, openConnections } from '../platform/connections.ts'
import { lockDataDir } from '../platform/data-dir.ts'
import { openDatabase } from '../platform/db.ts'
import { openFiles } from '../platform/files.open.ts'
import { createLinks } from '../platform/links.ts'
import { silentLog } from '../platform/log.ts'
import { createPasswords } from '../platform/passwords.ts'
import { readSettings } from '../platform/settings.ts'
import { prepareDatabase } from '../prepare.ts'
import { sweepArsip } from './arsip.ts'
import { sweepBases } from './dasar.ts'
import { runBackup } from './run.ts'
import { restoreUntil } from './until.ts'

const ORANG = 360
const RPO_S = 300
const RTO_MS = 15 * 60_000
const FOTO = 'selfie/2026-11-20/1.webp'
const SAAT = Date.parse('2026-11-20T07:30:00+07:00')
const DAY_MS = 86_400_000

const folder = mkdtempSync(join(tmpdir(), 'rekan-arsip-'))
// Whoever runs PostgreSQL for root passes through it.
chmodSync(folder, 0o755)
const arsip = join(folder, 'arsip')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settingsOf = (name: string, env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: join(folder, name), ...env })
const asal = settingsOf('asal', { ARCHIVE_DIR: arsip })

/** Every table's rows, as digests, and how many files are beside them. Sequences may be ahead, as after a crash. */
async function listRows(name: string, env: Record<string, string> = {}) {
  const { tabel, berkas } = await runBackup(
    settingsOf(name, env),
    join(folder, `lihat-${Math.random()}`),
    new Date(0),
  )
  return { tabel, berkas }
}

/** The database's own clock, once a second has begun that no change of before is in. */
async function readMoment(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<{
    kini: number
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 + 1 as kini
    from pg_sleep(0.005)`.execute(db)
  await sql`select pg_sleep(0.005)`.execute(db)
  return rows[0]?.kini ?? 0
}

it('an archive gives a company back as it was at a moment, every row and every photo of it', async () => {
  const dataDir = join(folder, 'asal')
  const lock = lockDataDir(dataDir)
  const connections = await openConnections(asal, dataDir, console.error)
  const { owner } = connections
  const db = openDatabase({ ...owner, max: 1 }, () => undefined)
  const keep = (saat: number) => sweepArsip({ settings: asal, dataDir, owner, log: silentLog() }, saat)
  await prepareDatabase(db)
  await seedDemo(db, { passwords: createPasswords(CHEAP), clock: { now: () => SAAT } })
  const people = await addPeople(db, ORANG, SAAT)
  await keep(machineNow())
  // Of this day there is one already.
  await keep(machineNow())
  expect(readdirSync(join(arsip, 'dasar'))).toHaveLength(1)
  const sebelum = machineNow()

  const files = await openFiles(asal, dataDir, createLinks(''), silentLog())
  await files.put(FOTO, Buffer.from('foto'), 'image/webp')
  for (const { karyawanId } of people.slice(0, 20)) await addCheckIn(db, karyawanId, '2026-11-20')
  const saat = await readMoment(db as never)
  const seharusnya = await listRows('asal', { ARCHIVE_DIR: arsip })
  // What nobody meant to happen.
  await sql`update karyawan set nama = 'Terhapus'`.execute(db)
  await files.delete(FOTO)
  const { rows: setelan } = await sql<{
    s: number
  }>`select setting::int as s from pg_settings where name = 'archive_timeout'`.execute(db)
  expect(setelan[0]?.s).toBeLessThan(RPO_S)
  const { rows } = await sql<{ wal: string }>`select pg_walfile_name(pg_switch_wal()) as wal`.execute(db)
  const piece = join(arsip, 'wal', `${rows[0]?.wal}.gz`)
  await expect.poll(() => existsSync(piece), { interval: 20 }).toBe(true)
  await expectKeadaan(connections)
  await db.destroy()
  await connections.stop()
  lock.release()

  const begun = performance.now()
  const pulih = settingsOf('pulih')
  expect(await restoreUntil(pulih, arsip, saat, { sesi: true })).toMatchObject({ berkas: 1, isShort: false })
  expect(performance.now() - begun).toBeLessThan(RTO_MS)
  expect(await listRows('pulih')).toEqual(seharusnya)
  await expect(restoreUntil(pulih, arsip, saat, { sesi: true })).rejects.toThrow('sudah berisi')
  await expect(restoreUntil(settingsOf('awal'), arsip, sebelum - DAY_MS, { sesi: true })).rejects.toThrow(
    'dari sebelum waktu itu',
  )

  // As late as it goes, when more is asked for than there is.
  const akhir = await restoreUntil(settingsOf('akhir'), arsip, machineNow() + DAY_MS, { sesi: false })
  expect(akhir.isShort).toBe(true)
  expect(Date.parse(akhir.sampai ?? '')).toBeGreaterThan(saat)

  // A restored company begins an archive of its own.
  await expect(
    openConnections(settingsOf('pulih', { ARCHIVE_DIR: arsip }), join(folder, 'pulih'), console.error),
  ).rejects.toThrow('dari sebelum pemulihan')
}, 300_000)

/** The figures of `/metrics`: nothing waits, the archive takes nothing, and takes it again. */
async function expectKeadaan({ owner, app }: Connections): Promise<void> {
  const [asOwner, asApp] = [
    openDatabase({ ...owner, max: 1 }, () => undefined),
    openDatabase({ ...app, max: 1 }, () => undefined),
  ]
  const write = async () => {
    await sql`update karyawan set nama = nama`.execute(asOwner)
    await sql`select pg_switch_wal()`.execute(asOwner)
  }
  const keadaan = () => readKeadaanArsip(asApp)
  const soon = { interval: 50 }
  await expect.poll(keadaan, soon).toEqual({ tertinggal: 0, gagal: 0 })
  chmodSync(join(arsip, 'wal'), 0o000)
  await write()
  await expect.poll(async () => (await keadaan()).gagal, soon).toBeGreaterThan(0)
  expect((await keadaan()).tertinggal).toBeGreaterThan(0)
  chmodSync(join(arsip, 'wal'), 0o700)
  await write()
  await expect.poll(async () => (await keadaan()).tertinggal, soon).toBe(0)
  await asOwner.destroy()
  await asApp.destroy()
}

it('a copy goes once a later one gives all that may be asked for, and with it the log and files that it alone needs', async () => {
  const lain = join(folder, 'lain')
  const put = (path: string, text = '') => {
    mkdirSync(dirname(join(lain, path)), { recursive: true })
    writeFileSync(join(lain, path), text)
  }
  const label = (wal: string) => `START WAL LOCATION: 0/2000028 (file ${wal})\n`
  const [satu, dua, tiga] = [1, 2, 3].map((hari) => String(1_700_000_000_000 + hari * DAY_MS))
  for (const [i, base] of [satu, dua, tiga].entries()) {
    put(`dasar/${base}/backup_label`, label(`00000001000000000000000${2 + 2 * i}`))
    put(`dasar/${base}/rekan-berkas-hilang.json`, i === 1 ? '["a.webp","b.webp"]' : '[]')
  }
  for (let i = 1; i < 8; i += 1) put(`wal/00000001000000000000000${i}.gz`)
  for (const name of ['a', 'b', 'c']) put(`berkas/${name}.webp`)
  // Stored anew since.
  put('hidup/b.webp')
  await sweepBases(lain, join(lain, 'hidup'), Number(dua) + 1)
  expect(listBases(lain).map(({ path }) => basename(path))).toEqual([dua, tiga])
  expect(readdirSync(join(lain, 'wal')).map((name) => name.slice(23, 24))).toEqual(['4', '5', '6', '7'])
  expect(readdirSync(join(lain, 'berkas'))).toEqual(['b.webp', 'c.webp'])
  await sweepBases(lain, join(lain, 'hidup'), Number(dua))
  expect(listBases(lain)).toHaveLength(2)
})

it('is for the embedded database alone', () => {
  expect(() => readSettings({ ARCHIVE_DIR: arsip, DATABASE_URL: 'postgres://a@b/c' })).toThrow(
    'ARCHIVE_DIR hanya untuk',
  )
  expect(() => readSettings({ ARCHIVE_DIR: 'arsip' })).toThrow('jalur penuh')
})
