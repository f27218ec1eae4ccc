import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { check } from './check.js'
import { failedSpecs, failedTitles, skippedOf } from './closing.js'
import { ensureDependencies } from './install.js'
import { readKarantina } from './karantina.js'
import { NODE, ROOT, coreSeconds, run, say, stop, wasInterrupted } from './process.js'
import { scratchFolder } from './scratch.js'
import { ensureWebBuild } from './web.js'

const CACHE = join(ROOT, '.cache')
/** Stages of the suite by their names on the command line, in the order in which they run */
export const STAGES = ['check', 'unit', 'e2e']
/** Mark of what takes long by its nature and is left to `npm run test:lengkap`: of Vitest a tag, of Playwright one with @ */
const LENGKAP = 'lengkap'
/** Several times what a stage takes on two quiet cores */
const MINUTES = 60
/** Folder of the pairs that a run meets, which `npm run pasangan` reads */
export const PASANGAN = join(CACHE, 'pasangan')

/**
 * Runs the stages that are wanted, one after the other, and returns what became of the tests and what each stage cost.
 * `filters` go to the runners and name the long tests too; `shard` is such as `1/2`, of which the first has the checks;
 * `lengkap` runs everything, in full numbers.
 */
export async function runSuite({ only, filters = [], shard, lengkap = false }) {
  const total = emptyTotal()
  const karantina = new Set(readKarantina().map(({ judul }) => judul))
  const wants = (stage) => only === undefined || only === stage
  const isLong = lengkap || filters.length > 0
  mkdirSync(CACHE, { recursive: true })
  rmSync(PASANGAN, { recursive: true, force: true })

  await section('Persiapan', async () => {
    await ensureDependencies()
    return 0
  })
  const CHROMIUM_PATH = only === 'check' ? '' : await ensureBrowser()
  const TMPDIR = scratchFolder()
  const env = {
    CHROMIUM_PATH,
    REKAN_PASANGAN: PASANGAN,
    ...(lengkap && { REKAN_LENGKAP: '1' }),
    ...(TMPDIR && { TMPDIR }),
  }
  const shards = shard === undefined ? [] : [`--shard=${shard}`]

  // What comes after a failed check or build would only repeat the failure.
  if (wants('check') && (shard === undefined || shard.startsWith('1/')))
    if ((await section('Tipe, lint, format', checks)) !== 0) return total
  if (wants('e2e') && (await section('Aplikasi web', ensureWebBuild)) !== 0) return total
  if (wants('unit')) await section('Tes unit', unitTests)
  if (wants('e2e')) await section('Tes peramban', browserTests)
  return total

  async function checks() {
    const { passed, failed } = await check()
    total.passed += passed
    total.failed.push(...failed)
    return failed.length === 0 ? 0 : 1
  }

  async function unitTests() {
    const report = freshReport('vitest.json')
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const tags = isLong ? [] : [`--tagsFilter=!${LENGKAP}`]
    const code = await run(NODE, [vitest, 'run', ...reporters, ...tags, ...shards, ...filters], {
      env,
      minutes: MINUTES,
    })
    return count(code, report, (result) => ({
      passed: result.numPassedTests,
      failed: failedTitles(result),
      skipped: [],
    }))
  }

  async function browserTests() {
    const report = freshReport('playwright.json')
    const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
    const tags = isLong ? [] : [`--grep-invert=@${LENGKAP}`]
    const code = await run(
      NODE,
      [playwright, 'test', '--reporter=list,json', ...tags, ...shards, ...filters],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        minutes: MINUTES,
      },
    )
    return count(code, report, (result) => ({
      passed: result.stats.expected,
      failed: failedSpecs(result),
      skipped: skippedOf(result),
    }))
  }

  /** Adds a runner's figures to the total. A runner that failed without a failed test counts as one. */
  function count(code, report, read) {
    const { passed, failed, skipped } = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: [], skipped: [] }
    const counted = failed.filter((title) => !karantina.has(title))
    total.karantina.push(...failed.filter((title) => karantina.has(title)))
    total.passed += passed
    total.skipped.push(...skipped)
    const isUnnamed = !existsSync(report) || (code !== 0 && failed.length === 0)
    total.failed.push(...counted, ...(isUnnamed ? [`berakhir dengan kode ${code}`] : []))
    return counted.length > 0 || isUnnamed ? code || 1 : 0
  }

  async function section(title, work) {
    say(`\n== ${title}`)
    const [start, cores] = [performance.now(), coreSeconds()]
    const code = await work()
    if (wasInterrupted()) stop('Tes dihentikan.')
    const seconds = (performance.now() - start) / 1000
    const coreMinutes = (coreSeconds() - cores) / 60
    total.stages.push({ title, seconds, coreMinutes })
    if (code !== 0 && total.failed.length === 0) total.failed.push(title)
    const cost = `${seconds.toFixed(1)} s, ${coreMinutes.toFixed(1)} menit-inti`
    say(`== ${title}: ${code === 0 ? 'selesai' : 'GAGAL'} (${cost})`)
    return code
  }
}

/** What became of the tests, their titles by fate, and what each stage cost. */
function emptyTotal() {
  return {
    passed: 0,
    failed: /** @type {string[]} */ ([]),
    karantina: /** @type {string[]} */ ([]),
    skipped: /** @type {string[]} */ ([]),
    stages: /** @type {{ title: string, seconds: number, coreMinutes: number }[]} */ ([]),
  }
}

function freshReport(name) {
  const path = join(CACHE, name)
  rmSync(path, { force: true })
  return path
}
