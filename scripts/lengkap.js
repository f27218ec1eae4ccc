import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { closingLine } from './closing.js'
import { committedAt, judgeKarantina, readKarantina } from './karantina.js'
import { judgeLengkap } from './lengkap.parts.js'
import { NODE, ROOT, run, say } from './process.js'
import { runSuite } from './suite.js'

// Runs everything, for the night and before a release: npm run test:lengkap
const WEEK = '7 days ago'
const script = (name, ...args) => run(NODE, [join(ROOT, 'scripts', `${name}.js`), ...args])

/** Parts in the order in which they run; `skip` gives the reason why a part can't be run on this machine. */
const PARTS = [
  { name: 'karantina', run: () => judgeEntries() },
  { name: 'seluruh tes', run: () => runTests() },
  { name: 'pasangan', run: () => script('pasangan') },
  { name: 'usia yang menghadap jaringan', run: () => script('usia') },
  { name: 'kesalahan yang disimpan', run: () => script('salah', '--check') },
  { name: 'peramban kedua dan ketiga', skip: () => missingBrowsers(), run: () => script('peramban') },
  {
    name: 'mutasi dari perubahan sepekan',
    skip: () => (changedRules().length === 0 ? 'tidak ada aturan yang berubah' : null),
    run: () => script('mutasi', ...changedRules()),
  },
]

const total = { passed: 0, failed: [] }
const parts = []
for (const { name, skip, run: work } of PARTS) {
  const why = skip?.() ?? null
  const start = performance.now()
  if (why !== null) {
    parts.push({ name, minutes: 0, skipped: why })
    continue
  }
  say(`\n=== ${name}`)
  const code = await work()
  parts.push({ name, code, minutes: (performance.now() - start) / 60_000 })
}
say('')
for (const { name, minutes, skipped, code } of parts) {
  const fate = skipped === undefined ? (code === 0 ? 'baik     ' : 'GAGAL    ') : 'DILEWATI '
  say(`${fate} ${name} (${skipped ?? `${minutes.toFixed(1)} menit`})`)
}
const wrong = judgeLengkap(parts)
for (const line of wrong) say(`GAGAL  ${line}`)
total.failed.push(...wrong.filter((line) => line !== 'seluruh tes'))
say(`\n${closingLine(total)}`)
process.exit(wrong.length > 0 ? 1 : 0)

async function runTests() {
  const { passed, failed, skipped } = await runSuite({ lengkap: true })
  for (const title of skipped) say(`DILEWATI  ${title}`)
  for (const title of failed) say(`GAGAL  ${title}`)
  total.passed += passed
  total.failed.push(...failed)
  return failed.length === 0 ? 0 : 1
}

function judgeEntries() {
  const late = judgeKarantina(readKarantina(), committedAt, Date.now() / 1000)
  for (const line of late) say(line)
  return late.length === 0 ? 0 : 1
}

/** Names a browser that `npm run peramban` asks for and that is not on this machine; null when both are there. */
function missingBrowsers() {
  const there = {
    'Firefox (firefox-esr)': existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    'WebKitGTK (webkit2gtk-driver)': existsSync('/usr/bin/WebKitWebDriver'),
  }
  const missing = Object.keys(there).filter((name) => !there[name])
  return missing.length === 0 ? null : `tidak ada di mesin ini: ${missing.join(', ')}`
}

/** Names of the files of rules that changed within a week, as `npm run mutasi` takes them. */
function changedRules() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim()
  const since = git('rev-list', '-1', `--before=${WEEK}`, 'HEAD')
  const folder = 'packages/domain/src'
  const changed = since === '' ? '' : git('diff', '--name-only', since, '--', folder)
  return changed
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && existsSync(join(ROOT, file)))
    .map((file) => basename(file, '.ts'))
}
