import { join } from 'node:path'
import { sql } from 'kysely'
import { masaSimpanJob } from '../../apps/server/src/features/presensi/simpan/simpan.job.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { openServedDatabase } from '../../apps/server/src/platform/db.served.ts'
import { openFiles } from '../../apps/server/src/platform/files.open.ts'
import { createLinks } from '../../apps/server/src/platform/links.ts'
import { silentLog } from '../../apps/server/src/platform/log.ts'
import { rushOnce } from './morning.ts'
import { judge, median, percentile, say } from './report.ts'
import { type RushServer, startRushServer } from './server.ts'

const ROUNDS = 3
const RATIO = 1.2
const MORNING = { people: 300, seconds: 45 }
/** The year before the one that is kept: people, and days of each month, with two photos a day */
const YEAR = { people: 200, days: 20 }
/** When retention is due; the rush's server lives in the morning, where it never is. */
const NIGHT = Date.parse('2026-11-20T23:30:00+07:00')

/** The morning alone and beside the retention of a whole year, by turns, each on a fresh server. */
export async function runSimpan(): Promise<void> {
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await measure(async () => null))
    beside.push(await measure(retainYear))
  }
  const [without, along] = [median(alone), median(beside)]
  say(`p95 ${without.toFixed(0)} ms alone, ${along.toFixed(0)} ms beside a year's retention`)
  judge('beside to alone', along / without, along / without <= RATIO, `at most ${RATIO}`)
}

type Beside = (server: RushServer, owner: Db) => Promise<(() => Promise<void>) | null>

async function measure(prepare: Beside): Promise<number> {
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => undefined)
  try {
    const work = await prepare(server, owner)
    const [{ latencies }] = await Promise.all([rushOnce(server, owner, MORNING), work?.()])
    return percentile(latencies, 0.95)
  } finally {
    await owner.destroy()
    await server.stop()
  }
}

/** Fills the year, and gives what lets it go. */
async function retainYear(server: RushServer, owner: Db): Promise<() => Promise<void>> {
  const photos = await growYear(owner)
  return async () => {
    const db = openServedDatabase({ ...server.owner, peran: 'rekan_app' }, () => undefined, 4)
    const settings = { s3: null }
    const files = await openFiles(settings, join(server.dataDir), createLinks('bench'), silentLog())
    const job = masaSimpanJob({ db, clock: { now: () => NIGHT }, files })
    const begun = performance.now()
    for (let part = await job.claim(); part !== null; part = await job.claim()) await job.work(part)
    await db.destroy()
    say(`${photos} photos of twelve months left within ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
}

async function growYear(owner: Db): Promise<number> {
  const [mulai, sampai] = ['2024-11-01', '2025-11-01']
  await sql`select siapkan_bulan(b::date) from generate_series(${mulai}::date, ${sampai}::date, interval '1 month') b`.execute(
    owner,
  )
  return owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into presensi (karyawan_id, tanggal)
      select k.id, b::date + h from generate_series(${mulai}::date, ${sampai}::date - 1, interval '1 month') b,
        generate_series(0, ${YEAR.days - 1}::integer) h, (select id from karyawan order by id limit ${YEAR.people}) k
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
    return Number(numAffectedRows)
  })
}
