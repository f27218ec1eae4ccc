import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startCluster } from '../apps/server/test/cluster.ts'
import { judge, median, percentile, say } from './rush/report.ts'
import { growAttendance } from './scale/attendance.ts'
import { TERSERING, measurePanas } from './scale/panas.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * A person's month with one million punches in the table and with five, by turns; the attendance of 500 people with five
 * million; then the directory of a company of 2,000 and of one of 20,000, by turns, and the desk of people of the larger.
 * All asked through HTTP. Last the 15 statements that people cause most often, with one million punches of 14,000 people and
 * with fifty: that takes 25 GB of disk and an hour, or with `--juta 10` a fifth of it; `panas` does this part alone.
 *
 *   npm run bench:scale
 *   npm run bench:scale -- panas --juta 10
 *   npm run bench:scale -- panas --juta 5 --bulan 60     five million in as many months as fifty fill
 *   npm run bench:scale -- lokasi --juta 2     a month and a day of a site of 100 people alone, with so many million punches
 *
 * Exits 1 when a limit isn't kept.
 */
const SMALL = 2_000
const LARGE = 20_000
const ROUNDS = 150
const WARM_UP = 20
const P95_MS = 20
const RATIO = 1.5

/** What people ask of a directory, over and over. */
const ASKED: readonly (readonly [what: string, role: 'karyawan' | 'hrd', path: string])[] = [
  ['first page, HR', 'hrd', '/karyawan'],
  ['first page, a colleague', 'karyawan', '/karyawan'],
  ['third page', 'hrd', '/karyawan?page=3'],
  ['search, a name', 'hrd', '/karyawan?nama=%25siti%25'],
  ['search, two names', 'karyawan', '/karyawan?nama=siti%20rah'],
  ['search, two letters', 'karyawan', '/karyawan?nama=si'],
  ['search, one letter', 'karyawan', '/karyawan?nama=a'],
  ['search, nobody', 'hrd', '/karyawan?nama=xyzzy'],
  ['search, a kode', 'hrd', '/karyawan?nama=SKL001234'],
  ['who has left', 'hrd', '/karyawan?active=0'],
  ['by kode', 'hrd', '/karyawan?sort=kode,desc'],
]

/** Five million punches of 500 people: 13 years, or one year of a company ten times that size. */
const DAYS = 5000
/** A fifth of that */
const FEWER_DAYS = 1000
const ATTENDANCE = 500
const ATTENDANCE_P95_MS = 50
const ASKED_OF_ATTENDANCE: readonly (readonly [what: string, path: string])[] = [
  ['today', '/karyawan/presensi?per_page=20'],
  ['today, the last page', '/karyawan/presensi?per_page=20&page=24'],
  ['a day', '/karyawan/presensi?per_page=20&tanggal=2026-11-18'],
  ['who has not come today', '/karyawan/presensi?per_page=20&status=belum_presensi'],
  ['who was absent on a day', '/karyawan/presensi?per_page=20&tanggal=2026-11-18&status=alpa'],
  ['a name', '/karyawan/presensi?per_page=20&nama=siti'],
  ['what waits to be reviewed', '/karyawan/presensi?per_page=20&perlu_tinjauan=1'],
  ['figures of today', '/karyawan/presensi/ringkasan'],
  ['figures of a day', '/karyawan/presensi/ringkasan?tanggal=2026-11-18'],
  ['a month', '/karyawan/presensi?per_page=20&bulan=10&tahun=2026'],
]

/** The attendance desk: a month, and a day, of a site of a hundred people, with five million punches in the table. */
const SITE_P95_MS = 200
const SITE = 100
const ASKED_OF_A_SITE: readonly (readonly [what: string, path: string])[] = [
  ['a month of a site of 100', '/kelola/presensi?bulan=10&tahun=2026&jumlah=100&kantor_id='],
  ['a day of a site of 100', '/kelola/presensi/harian?tanggal=2026-10-14&jumlah=100&kantor_id='],
]

/** The desk of people in a company of 20,000: opened, put in order, narrowed. */
const DESK_P95_MS = 150
const ASKED_OF_THE_DESK: readonly (readonly [what: string, path: string])[] = [
  ['opened', '/kelola/karyawan?jumlah=100'],
  ['far down', '/kelola/karyawan?jumlah=100&mulai=15000'],
  ['by site, from the last', '/kelola/karyawan?jumlah=100&urut=-penempatan'],
  ['by coordinator', '/kelola/karyawan?jumlah=100&urut=koordinator'],
  ['by contract', '/kelola/karyawan?jumlah=100&urut=kontrak'],
  ['of a site', '/kelola/karyawan?jumlah=100&kantor_id=1'],
  ['by account', '/kelola/karyawan?jumlah=100&akun=AKTIF'],
  ['a name', '/kelola/karyawan?jumlah=100&q=siti'],
]

/** One's own month, as the recap and the list of days ask for it. */
const MONTH_P95_MS = 15
const MONTH_RATIO = 1.2
const ASKED_OF_A_MONTH: readonly (readonly [what: string, path: string])[] = [
  ['figures', '/rekap/presensi?bulan=10&tahun=2026'],
  ['day by day', '/rekap/presensi/list?bulan=10&tahun=2026'],
  ['as a list', '/karyawan/presensi?per_page=31&bulan=10&tahun=2026'],
]

/** A company's five years against its first five weeks */
const HOT_RATIO = 1.2
const HOT_PEOPLE = 14_000
const MILLIONS = 50
const HOT_ROUNDS = 200

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { juta: { type: 'string', default: String(MILLIONS) }, bulan: { type: 'string', default: '0' } },
})
const cluster = await startCluster()
const open: Company[] = []
try {
  if (positionals.includes('lokasi')) await measureSite(Number(values.juta))
  else {
    if (!positionals.includes('panas')) await measureAll()
    await measureHot(Number(values.juta), Number(values.bulan))
  }
} finally {
  await closeAll()
  await cluster.stop()
}

async function measureAll(): Promise<void> {
  const [fewer, attendance] = await startPair([ATTENDANCE, ATTENDANCE])
  await growAttendance(fewer.owner, FEWER_DAYS)
  await growAttendance(attendance.owner, DAYS)
  for (const [what, path] of ASKED_OF_A_MONTH)
    await measure([fewer, attendance], `a month, ${what}`, 'karyawan', path, [MONTH_P95_MS, MONTH_RATIO])
  for (const [what, path] of ASKED_OF_ATTENDANCE)
    await measureOne(attendance, `attendance, ${what}`, path, ATTENDANCE_P95_MS)
  const site = await moveToSite(attendance, SITE)
  for (const [what, path] of ASKED_OF_A_SITE)
    await measureOne(attendance, `desk, ${what}`, `${path}${site}`, SITE_P95_MS)
  await closeAll()
  const directories = await startPair([SMALL, LARGE])
  for (const [what, role, path] of ASKED) await measure(directories, what, role, path, [P95_MS, RATIO])
  for (const [what, path] of ASKED_OF_THE_DESK)
    await measureOne(directories[1], `desk of people, ${what}`, path, DESK_P95_MS)
  await closeAll()
}

/** The attendance desk of a site alone, with so many million punches in the table. */
async function measureSite(millions: number): Promise<void> {
  const company = await startCompany(cluster.address, ATTENDANCE)
  open.push(company)
  await growAttendance(company.owner, Math.ceil((millions * 1e6) / ATTENDANCE / 2))
  const site = await moveToSite(company, SITE)
  for (const [what, path] of ASKED_OF_A_SITE)
    await measureOne(company, `desk, ${what}`, `${path}${site}`, SITE_P95_MS)
}

async function measureHot(millions: number, bulan: number): Promise<void> {
  const daysOf = (punches: number) => Math.ceil(punches / HOT_PEOPLE / 2)
  const size = { orang: HOT_PEOPLE, sedikit: daysOf(1e6), banyak: daysOf(millions * 1e6), bulan }
  const panas = await measurePanas(cluster.address, size, HOT_ROUNDS)
  judge('hot statements', panas.length, panas.length === TERSERING, `${TERSERING}`)
  for (const { teks, kecil, besar } of panas) {
    say(`${kecil.toFixed(2)} ms at 1 M, ${besar.toFixed(2)} ms at ${millions} M: ${lineOf(teks)}`)
    judge('larger to smaller', besar / kecil, besar / kecil <= HOT_RATIO, `at most ${HOT_RATIO}`)
  }
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
}

async function startPair([small, large]: readonly [number, number]): Promise<readonly [Company, Company]> {
  const begin = async (people: number) => {
    const company = await startCompany(cluster.address, people)
    open.push(company)
    return company
  }
  return [await begin(small), await begin(large)]
}

async function closeAll(): Promise<void> {
  for (const company of open.splice(0)) await company.close()
}

async function measureOne(company: Company, what: string, path: string, limit: number): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const took = await ask(company, 'hrd', path)
    if (round >= WARM_UP) times.push(took)
  }
  const p95 = percentile(times, 0.95)
  say(`${what}: ${median(times).toFixed(1)} ms`)
  judge('p95, ms', p95, p95 <= limit, `at most ${limit}`)
}

/** Milliseconds until the whole answer is there. */
async function ask(company: Company, role: 'karyawan' | 'hrd', path: string): Promise<number> {
  const begun = performance.now()
  const response = await company.get(path, role)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return performance.now() - begun
}

/** Asks the smaller and the larger by turns. */
async function measure(
  companies: readonly [Company, Company],
  what: string,
  role: 'karyawan' | 'hrd',
  path: string,
  [p95Limit, ratioLimit]: readonly [number, number],
): Promise<void> {
  const times = companies.map((): number[] => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [i, company] of companies.entries()) {
      const took = await ask(company, role, path)
      if (round >= WARM_UP) times[i]?.push(took)
    }
  }
  const [small = [], large = []] = times
  const [p95, ratio] = [percentile(large, 0.95), median(large) / median(small)]
  say(`${what}: ${median(small).toFixed(1)} ms in the smaller, ${median(large).toFixed(1)} ms in the larger`)
  judge('p95 of the larger, ms', p95, p95 <= p95Limit, `at most ${p95Limit}`)
  judge('larger to smaller', ratio, ratio <= ratioLimit, `at most ${ratioLimit}`)
}

/** A site of its own for so many people, since ever: its id. */
async function moveToSite({ owner }: Company, people: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into kantor (kode, nama, alamat, zona_waktu) values ('SKL', 'Situs skala', 'Jalan', 'WIB') returning id`.execute(
    owner,
  )
  const id = rows[0]?.id ?? 0
  await sql`
    update penempatan set kantor_id = ${id} where karyawan_id in (
      select k.id from karyawan k where k.aktif order by k.id desc limit ${people})`.execute(owner)
  await sql`analyze penempatan`.execute(owner)
  return id
}
