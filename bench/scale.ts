import { startCluster } from '../apps/server/test/cluster.ts'
import { judge, median, percentile, say } from './rush/report.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * The directory of a company of 2,000 and of one of 20,000, asked through HTTP by turns.
 *
 *   npm run bench:scale
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

const cluster = await startCluster()
const companies: Company[] = []
try {
  for (const people of [SMALL, LARGE]) companies.push(await startCompany(cluster.address, people))
  for (const [what, role, path] of ASKED) await measure(what, role, path)
} finally {
  for (const company of companies) await company.close()
  await cluster.stop()
}

async function measure(what: string, role: 'karyawan' | 'hrd', path: string): Promise<void> {
  const times = companies.map((): number[] => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [i, company] of companies.entries()) {
      const begun = performance.now()
      const response = await company.get(path, role)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      if (round >= WARM_UP) times[i]?.push(performance.now() - begun)
    }
  }
  const [small = [], large = []] = times
  say(`${what}: ${median(small).toFixed(1)} ms of ${SMALL}, ${median(large).toFixed(1)} ms of ${LARGE}`)
  judge(
    'p95 of the larger, ms',
    percentile(large, 0.95),
    percentile(large, 0.95) <= P95_MS,
    `at most ${P95_MS}`,
  )
  judge(
    'larger to smaller',
    median(large) / median(small),
    median(large) / median(small) <= RATIO,
    `at most ${RATIO}`,
  )
}
