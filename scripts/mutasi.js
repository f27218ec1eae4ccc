import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addUp, fileOf, isChanged, judgeMutants, ruleFiles } from './mutasi.judge.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, say, stop, wasInterrupted } from './process.js'

// [UJI-10] Changes the rules and the rights table in every small way there is, and counts what no test notices:
// npm run mutasi -- [waktu presensi/jadwal …] looks at these files alone, `--berubah` at those that changed since they were
// judged, or whose tests did, and `--menit 15` begins no other file after so many minutes. What a file came to is kept in
// packages/domain/mutasi.hasil.json once each of its survivors has a reason.
const DOMAIN = join(ROOT, 'packages', 'domain')
const CACHE = join(ROOT, '.cache', 'mutasi')
const RESULTS = join(CACHE, 'hasil')
const RECORD = join(DOMAIN, 'mutasi.hasil.json')
const LEAST = 98

await ensureDependencies()
mkdirSync(RESULTS, { recursive: true })
const files = ruleFiles(join(DOMAIN, 'src'))
const record = readRecord()
const asked = readArguments(process.argv.slice(2))
const wanted = files.filter(
  (file) =>
    (asked.names.length === 0 || asked.names.some((name) => fileOf(name, file))) &&
    (!asked.changed || isChanged(file, record)),
)

const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const reasons = JSON.parse(readFileSync(join(DOMAIN, 'mutasi.json'), 'utf8'))
const began = performance.now()
const unexplained = []
const left = []
for (const file of wanted) {
  if (performance.now() - began > asked.minutes * 60_000) {
    left.push(file.name)
    continue
  }
  const judged = await judge(file)
  unexplained.push(...judged.survivors.filter(({ why }) => why === undefined))
  keep(file, judged)
}

const { killed, total, unjudged } = addUp(files, record)
const percent = total === 0 ? 100 : (100 * killed) / total
if (left.length > 0) say(`Belum sempat dinilai: ${left.join(', ')}`)
say(
  `\nMutasi: ${killed} dari ${total} ketahuan (${percent.toFixed(1)} %), ${unexplained.length} lolos tanpa alasan, ` +
    `${unjudged} dari ${files.length} berkas belum dinilai`,
)
process.exit(percent >= LEAST && unexplained.length === 0 ? 0 : 1)

/** Mutates one file and returns what became of its mutants; what was judged before and has not changed is not run again. */
async function judge({ name, flat, tests }) {
  const start = performance.now()
  forgetSurvivors(join(CACHE, `${flat}.json`))
  const report = join(RESULTS, `${flat}.json`)
  rmSync(report, { force: true })
  await mutate(name, tests)
  // Where no test imports the file, Stryker writes nothing; beside a test of another it says of each mutant that nothing notices it.
  if (!existsSync(report)) await mutate(name, ['waktu.test.ts'])
  if (!existsSync(report)) stop(`Mutasi ${name} tidak menghasilkan apa pun.`)
  const [mutated] = Object.values(JSON.parse(readFileSync(report, 'utf8')).files)
  const judged = judgeMutants([{ name, source: '', mutants: [], ...mutated }], reasons)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  say(`${name}: ${judged.killed} dari ${judged.total} ketahuan (${seconds} s)`)
  for (const { line, mutator, from, to, why } of judged.survivors)
    say(`  ${name}.ts:${line} ${mutator}: ${from} -> ${to}\n    ${why ?? 'TANPA ALASAN'}`)
  return judged
}

async function mutate(name, tests) {
  const code = await run(NODE, [stryker, 'run', 'packages/domain/stryker.config.js'], {
    env: { MUTASI_BERKAS: name, MUTASI_TES: tests.join(',') },
  })
  if (wasInterrupted()) stop('Mutasi dihentikan; yang sudah dinilai tidak diulang.')
  if (code !== 0) stop(`Mutasi ${name} gagal dengan kode ${code}.`)
}

/** Writes down what a file came to, or takes it out of the record where a survivor has no reason. */
function keep({ name, sidik }, { killed: ketahuan, total: dari, survivors }) {
  if (survivors.some(({ why }) => why === undefined)) delete record[name]
  else record[name] = { sidik, ketahuan, dari }
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}

function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
}

/** A new test may notice what survived before. Stryker asks again only where it saw the test come by, which it never does of a constant. */
function forgetSurvivors(cache) {
  if (!existsSync(cache)) return
  const known = JSON.parse(readFileSync(cache, 'utf8'))
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(cache, JSON.stringify(known))
}

function readArguments(args) {
  const at = args.indexOf('--menit')
  const minutes = at === -1 ? Infinity : Number(args[at + 1])
  if (Number.isNaN(minutes)) stop('--menit perlu sebuah angka.')
  const names = args.filter((arg, index) => !arg.startsWith('--') && (at === -1 || index !== at + 1))
  const unknown = names.find((name) => !files.some((file) => fileOf(name, file)))
  if (unknown !== undefined) stop(`Tidak ada ${unknown}.ts di packages/domain/src.`)
  return { names, minutes, changed: args.includes('--berubah') }
}
