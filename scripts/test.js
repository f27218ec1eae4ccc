import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { check } from './check.js'
import { closingLine, failedTitles, flakyTitles, titlesOf } from './closing.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, say, stop, wasInterrupted } from './process.js'
import { scratchFolder } from './scratch.js'
import { ensureWebBuild } from './web.js'

const CACHE = join(ROOT, '.cache')
const STAGES = ['check', 'unit', 'e2e']
/** Several times what a stage takes on two quiet cores */
const MINUTES = 60

// `npm test -- unit presensi` runs one stage; what follows goes to its runner.
const [only, ...filters] = process.argv.slice(2)
if (only !== undefined && !STAGES.includes(only))
  stop(`Bagian tes "${only}" tidak ada. Pilih: ${STAGES.join(', ')}.`)
const wants = (stage) => only === undefined || only === stage

const total = { passed: 0, failed: 0, flaky: [] }
/** By name, so that the end of a long output tells all of them. */
const failed = []
mkdirSync(CACHE, { recursive: true })

await section('Persiapan', async () => {
  await ensureDependencies()
  return 0
})
const CHROMIUM_PATH = only === 'check' ? '' : await ensureBrowser()
const TMPDIR = scratchFolder()
const env = { CHROMIUM_PATH, ...(TMPDIR && { TMPDIR }) }

if (wants('check')) await orFinish(section('Tipe, lint, format', checks))
if (wants('e2e')) await orFinish(section('Aplikasi web', ensureWebBuild))
if (wants('unit')) await section('Tes unit', unitTests)
if (wants('e2e')) await section('Tes peramban', browserTests)
finish()

async function checks() {
  const checked = await check()
  total.passed += checked.passed
  total.failed += checked.failed
  return checked.failed === 0 ? 0 : 1
}

async function unitTests() {
  const report = freshReport('vitest.json')
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(NODE, [vitest, 'run', ...reporters, ...filters], { env, minutes: MINUTES })
  return count(code, report, (result) => {
    total.flaky.push(...flakyTitles(result))
    return { passed: result.numPassedTests, failed: failedTitles(result) }
  })
}

async function browserTests() {
  const report = freshReport('playwright.json')
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const code = await run(NODE, [playwright, 'test', '--reporter=list,json', ...filters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    minutes: MINUTES,
  })
  return count(code, report, (result) => {
    total.flaky.push(...titlesOf(result, 'flaky'))
    const { expected, flaky } = result.stats
    return { passed: expected + flaky, failed: titlesOf(result, 'unexpected') }
  })
}

/** Adds a runner's figures to the total. A runner that failed without a failed test counts as one. */
function count(code, report, read) {
  const { passed, failed: titles } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] }
  total.passed += passed
  total.failed += code !== 0 && titles.length === 0 ? 1 : titles.length
  failed.push(...titles)
  return code === 0 && !existsSync(report) ? 1 : code
}

function freshReport(name) {
  const path = join(CACHE, name)
  rmSync(path, { force: true })
  return path
}

async function section(title, work) {
  say(`\n== ${title}`)
  const start = performance.now()
  const code = await work()
  if (wasInterrupted()) stop('Tes dihentikan.')
  if (code !== 0) process.exitCode = 1
  say(
    `== ${title}: ${code === 0 ? 'selesai' : 'GAGAL'} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  )
  return code
}

/** What comes after a failed check or build would only repeat the failure. */
async function orFinish(code) {
  if ((await code) === 0) return
  total.failed = Math.max(total.failed, 1)
  finish()
}

function finish() {
  for (const title of failed) say(`GAGAL  ${title}`)
  say(`\n${closingLine(total)}`)
  process.exit(total.failed > 0 ? 1 : process.exitCode)
}
