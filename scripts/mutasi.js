import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { judgeMutants } from './mutasi.judge.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, say, stop, wasInterrupted } from './process.js'

// [UJI-10] Changes the rules and the rights table in every small way there is, and counts what no test notices:
// npm run mutasi -- [waktu jadwal …] looks at these files alone. What was judged before and has not changed is not run again.
const DOMAIN = join(ROOT, 'packages', 'domain')
const CACHE = join(ROOT, '.cache', 'mutasi')
const RESULTS = join(CACHE, 'hasil')
const LEAST = 90

await ensureDependencies()
mkdirSync(RESULTS, { recursive: true })
const all = readdirSync(join(DOMAIN, 'src'), { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => basename(name, '.ts'))
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) stop(`Tidak ada ${unknown[0]}.ts di packages/domain/src.`)

const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const results = []
for (const name of wanted) {
  const start = performance.now()
  forgetSurvivors(join(CACHE, `${name}.json`))
  const code = await run(NODE, [stryker, 'run', 'packages/domain/stryker.config.js'], {
    env: { MUTASI_BERKAS: name },
  })
  if (wasInterrupted()) stop('Mutasi dihentikan; yang sudah dinilai tidak diulang.')
  const report = join(RESULTS, `${name}.json`)
  if (code !== 0 || !existsSync(report)) stop(`Mutasi ${name} gagal dengan kode ${code}.`)
  const [[, file]] = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
  const counted = file.mutants.filter(({ status }) => status !== 'Ignored')
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  results.push({ name, ...file })
  say(
    `${name}: ${counted.length - alive.length} dari ${counted.length} ketahuan (${((performance.now() - start) / 1000).toFixed(0)} s)`,
  )
}

const reasons = JSON.parse(readFileSync(join(DOMAIN, 'mutasi.json'), 'utf8'))
const { killed, total, survivors } = judgeMutants(results, reasons)
for (const { file, line, mutator, from, to, why } of survivors)
  say(`  ${file}.ts:${line} ${mutator}: ${from} -> ${to}\n    ${why ?? 'TANPA ALASAN'}`)
const unexplained = survivors.filter(({ why }) => why === undefined)
const percent = total === 0 ? 100 : (100 * killed) / total
say(
  `\nMutasi: ${killed} dari ${total} ketahuan (${percent.toFixed(1)} %), ${survivors.length} lolos, ${unexplained.length} tanpa alasan`,
)
process.exit(percent >= LEAST && unexplained.length === 0 ? 0 : 1)

/** A new test may notice what survived before. Stryker asks again only where it saw the test come by, which it never does of a constant. */
function forgetSurvivors(record) {
  if (!existsSync(record)) return
  const known = JSON.parse(readFileSync(record, 'utf8'))
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(record, JSON.stringify(known))
}
