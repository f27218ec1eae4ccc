import { sql } from 'kysely'
import { masaSimpanJob } from '../../apps/server/src/features/presensi/simpan/simpan.job.ts'
import { type Db, type Tx, isOverdue, openDatabase } from '../../apps/server/src/platform/db.ts'
import { openServedDatabase } from '../../apps/server/src/platform/db.served.ts'
import type { Deps } from '../../apps/server/src/platform/deps.ts'
import { openFiles } from '../../apps/server/src/platform/files.open.ts'
import { createLinks } from '../../apps/server/src/platform/links.ts'
import { silentLog } from '../../apps/server/src/platform/log.ts'
import { rushOnce } from './morning.ts'
import { judge, median, percentile, say } from './report.ts'
import { type RushServer, startRushServer } from './server.ts'

const ROUNDS = 3
const RATIO = 1.2
/** How much is done at once: the morning, and of each month of the year before the one that is kept people and days, two photos each */
export type Ukuran = {
  readonly morning: { readonly people: number; readonly seconds: number }
  readonly year: { readonly people: number; readonly days: number }
}
const FULL: Ukuran = { morning: { people: 300, seconds: 45 }, year: { people: 200, days: 20 } }
/** When retention is due; the rush's server lives in the morning, where it never is. */
const NIGHT = Date.parse('2026-11-20T23:30:00+07:00')
const [YEAR_FROM, YEAR_TO] = ['2024-11-01', '2025-11-01']

/** The morning alone and beside the retention of a whole year, by turns, each on a fresh server. */
export async function runSimpan(): Promise<void> {
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await measureFresh(false)).p95)
    const { p95, photos, left, seconds } = await measureFresh(true)
    beside.push(p95)
    say(`${photos - left} of ${photos} photos of twelve months left within ${seconds.toFixed(1)} s`)
  }
  const [without, along] = [median(alone), median(beside)]
  say(`p95 ${without.toFixed(0)} ms alone, ${along.toFixed(0)} ms beside a year's retention`)
  judge('beside to alone', along / without, along / without <= RATIO, `at most ${RATIO}`)
}

async function measureFresh(isBeside: boolean): Promise<Pagi> {
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => undefined)
  const db = openServedDatabase({ ...server.owner, peran: 'rekan_app' }, () => undefined, 4)
  try {
    const { port, dataDir } = server
    const now = () => server.now()
    const files = await openFiles({ s3: null }, dataDir, createLinks('bench'), silentLog())
    return await measureMorning({ port, now, owner, db, files }, FULL, isBeside)
  } finally {
    await db.destroy()
    await owner.destroy()
    await server.stop()
  }
}

/** Where a morning happens: a server in the morning, its database as owner and as application, its files */
export type Tempat = Pick<RushServer, 'port' | 'now'> & Pick<Deps, 'db' | 'files'> & { readonly owner: Db }
export type Pagi = {
  /** Of the punches' latencies, ms */
  readonly p95: number
  /** People whose punch was acknowledged */
  readonly acknowledged: number
  /** Photos of the year when the morning began, and those not let go of when the retention ended */
  readonly photos: number
  readonly left: number
  /** What the retention took */
  readonly seconds: number
}

/** One morning, beside the retention of a year or alone. */
export async function measureMorning(tempat: Tempat, ukuran: Ukuran, isBeside: boolean): Promise<Pagi> {
  const { owner } = tempat
  const photos = isBeside ? await growYear(owner, ukuran.year) : 0
  const [{ latencies, fates }, seconds] = await Promise.all([
    rushOnce(tempat, owner, ukuran.morning),
    isBeside ? retainYear(tempat) : 0,
  ])
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from presensi_selfie
    where tanggal >= ${YEAR_FROM} and tanggal < ${YEAR_TO}`.execute(owner)
  return {
    p95: percentile(latencies, 0.95),
    acknowledged: fates.filter(({ acknowledged }) => acknowledged.length > 0).length,
    photos,
    left: rows[0]?.n ?? 0,
    seconds,
  }
}

/** Lets go of all that is due, as the server does at night: what gives way to a punch is begun anew. Gives how many seconds it took. */
async function retainYear({ db, files }: Tempat): Promise<number> {
  const job = masaSimpanJob({ db, clock: { now: () => NIGHT }, files })
  const begun = performance.now()
  for (let isDue = true; isDue;)
    try {
      const part = await job.claim()
      isDue = part !== null
      if (part !== null) await job.work(part)
    } catch (error) {
      if (!isOverdue(error)) throw error
    }
  return (performance.now() - begun) / 1000
}

/** Fills the year; gives how many photos it has. */
async function growYear(owner: Db, { people, days }: Ukuran['year']): Promise<number> {
  const [mulai, sampai] = [YEAR_FROM, YEAR_TO]
  await sql`select siapkan_bulan(b::date) from generate_series(${mulai}::date, ${sampai}::date, interval '1 month') b`.execute(
    owner,
  )
  return owner.transaction().execute(async (tx) => {
    await switchTriggers(tx, 'disable')
    await sql`
      insert into presensi (karyawan_id, tanggal)
      select k.id, b::date + h from generate_series(${mulai}::date, ${sampai}::date - 1, interval '1 month') b,
        generate_series(0, ${days - 1}::integer) h, (select id from karyawan order by id limit ${people}) k
      on conflict do nothing`.execute(tx)
    await sql`
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi,
        jarak_meter, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
      select r.id, r.tanggal, j, r.tanggal + time '01:00', 1, -6.175, 106.827, 12, 'dalam', 0, false, false, '',
        sha256((r.id || j)::bytea)
      from presensi r, unnest(array['check_in', 'check_out']) j
      where r.tanggal >= ${mulai}::date and r.tanggal < ${sampai}::date
      on conflict do nothing`.execute(tx)
    await sql`
      insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude)
      select id, tanggal, -6.17541, 106.82721 from presensi_kejadian
      where tanggal >= ${mulai}::date and tanggal < ${sampai}::date on conflict do nothing`.execute(tx)
    const { numAffectedRows = 0n } = await sql`
      insert into presensi_selfie (kejadian_id, tanggal, tipe, kunci)
      select id, tanggal, 'image/webp', 'selfie/' || tanggal || '/' || id || '.webp' from presensi_kejadian
      where tanggal >= ${mulai}::date and tanggal < ${sampai}::date on conflict do nothing`.execute(tx)
    await switchTriggers(tx, 'enable')
    return Number(numAffectedRows)
  })
}

/** What was punched long ago is judged by no rule of today. */
async function switchTriggers(tx: Tx, to: 'disable' | 'enable'): Promise<void> {
  for (const table of ['presensi', 'presensi_kejadian', 'presensi_bukti', 'presensi_selfie'])
    await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(tx)
}
