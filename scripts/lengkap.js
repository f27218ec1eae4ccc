import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closingLine } from './closing.js'
import { committedAt, judgeKarantina, readKarantina } from './karantina.js'
import { MOST_MINUTES, judgeLengkap } from './lengkap.parts.js'
import { NODE, ROOT, run, say } from './process.js'
import { runSuite } from './suite.js'

// Runs everything, for the night and before a release: npm run test:lengkap
/** Minutes that the file of rules may take which was begun last */
const LAST_FILE_MINUTES = 5
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
    name: 'mutasi dari yang berubah',
    run: () => script('mutasi', '--berubah', '--menit', String(minutesLeft())),
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

/** Minutes after which no other file of rules is begun: what is left of the whole, five at least. */
function minutesLeft() {
  const gone = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  return Math.max(5, Math.round(MOST_MINUTES - LAST_FILE_MINUTES - gone))
}
