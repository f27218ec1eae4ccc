import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { failedSpecs, failedTitles, passedTitles } from './closing.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, fingerprint, run, say, stop, wasInterrupted } from './process.js'
import { scratchFolder } from './scratch.js'
import { ASING, judgeTwice } from './tahan.asing.js'
import { countGreen, modeOf } from './tahan.count.js'
import { ensureWebBuild } from './web.js'

// Runs the suite many times and keeps what became of it, so that a test that loses a race once in fifty runs is found:
// npm run test:tahan -- 12             so many whole runs, by turns alone, beside busy processes and with a busy disk
// npm run test:tahan -- berulang 1/8   an eighth of the browser and server tests ten times each, beside two busy processes
// npm run test:tahan -- dua-kali 1/8   an eighth of all tests twice in a row on the same server and database, on a machine with
//                                      another language, zone and fonts; a name instead of 1/8: the files that have it in theirs
// It goes on where it was cut off: runs add up while only tests change.
const KEPT = join(ROOT, 'scripts', 'tahan.jsonl')
const TIMES = 10
const TEST =
  /\.test\.[jt]s$|^e2e\/|\/test\/|^bench\/|^docs\/|\.md$|^scripts\/(tahan|salah|suite|lengkap|karantina|pasangan)/

const [first, part] = process.argv.slice(2)
const before = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []
const stamp = { commit: git('rev-parse', 'HEAD').trim(), ...fingerprints() }
const forms = { berulang: repeatPart, 'dua-kali': runTwice }
await (forms[first] ?? runWhole)(forms[first] ? part : Number(first))

async function runWhole(wanted) {
  if (!Number.isInteger(wanted) || wanted < 1) stop('Tulis berapa kali: npm run test:tahan -- 12')
  const runs = before.filter(({ bagian }) => bagian === undefined)
  let green = countGreen(runs, stamp.kode)
  while (green < wanted) {
    const mode = modeOf(runs.length)
    say(`\n=== Putaran ${green + 1} dari ${wanted}, ${mode}`)
    const start = performance.now()
    const code = await beside(mode, () => run(NODE, [join(ROOT, 'scripts', 'test.js')]))
    if (wasInterrupted()) stop('Dihentikan; yang sudah selesai tetap tercatat.')
    const { passed, failed } = JSON.parse(readFileSync(join(ROOT, '.cache', 'hasil.json'), 'utf8'))
    runs.push(keep({ mode, passed, failed: failed.length, names: failed, start }))
    if (code !== 0) stop(`Merah: ${failed.join('; ')}`)
    green = countGreen(runs, stamp.kode)
  }
  say(`\n${green} dari ${wanted} putaran hijau berturut-turut`)
}

async function repeatPart(shard) {
  if (!/^[1-8]\/8$/.test(shard ?? '')) stop('Tulis bagiannya: npm run test:tahan -- berulang 1/8')
  const env = await prepare()
  const start = performance.now()
  const names = await beside('sibuk', async () => {
    const found = []
    for (let time = 1; time <= TIMES; time += 1) {
      say(`\n=== Tes server, bagian ${shard}, kali ke-${time}`)
      found.push(...failedTitles(await vitest(['--project', 'server', `--shard=${shard}`], env)))
    }
    say(`\n=== Tes peramban, bagian ${shard}, ${TIMES} kali`)
    return [...found, ...failedSpecs(await playwright([`--shard=${shard}`, `--repeat-each=${TIMES}`], env))]
  })
  if (wasInterrupted()) stop('Dihentikan.')
  keep({ bagian: shard, failed: names.length, names, start })
  closePart(`Bagian ${shard}, ${TIMES} kali`, names)
}

async function runTwice(wanted) {
  if (wanted === undefined) stop('Tulis bagiannya: npm run test:tahan -- dua-kali 1/8')
  const env = { ...(await prepare()), ...ASING }
  const which = /^\d+\/\d+$/.test(wanted) ? `--shard=${wanted}` : wanted
  say(`\n=== Tes unit, ${wanted}, dua kali berturut-turut`)
  const units = await vitest(['--repeats=1', which], env)
  say(`\n=== Tes peramban, ${wanted}, dua kali berturut-turut`)
  const browser = await playwright(['--repeat-each=2', which], env)
  if (wasInterrupted()) stop('Dihentikan.')
  const known = JSON.parse(readFileSync(join(ROOT, 'scripts', 'tahan.sekali.json'), 'utf8'))
  const outcome = { passed: passedTitles(units), failed: [...failedTitles(units), ...failedSpecs(browser)] }
  closePart(`Dua kali, ${wanted}`, judgeTwice(outcome, known))
}

/** Everything that both runners need, and their environment */
async function prepare() {
  await ensureDependencies()
  const TMPDIR = scratchFolder()
  const env = { CHROMIUM_PATH: await ensureBrowser(), ...(TMPDIR && { TMPDIR }) }
  if ((await ensureWebBuild()) !== 0) stop('Aplikasi web tidak terbangun.')
  return env
}

async function vitest(args, env) {
  const report = join(ROOT, '.cache', 'tahan-vitest.json')
  rmSync(report, { force: true })
  const tool = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  await run(NODE, [tool, 'run', ...args, ...reporters], { env })
  return JSON.parse(readFileSync(report, 'utf8'))
}

async function playwright(args, env) {
  const report = join(ROOT, '.cache', 'tahan-playwright.json')
  rmSync(report, { force: true })
  const tool = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  await run(NODE, [tool, 'test', ...args, '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { suites: [] }
}

function closePart(what, names) {
  say(`\n${what}: ${names.length} merah${names.length === 0 ? '' : `: ${names.join('; ')}`}`)
  process.exit(names.length === 0 ? 0 : 1)
}

function keep({ start, ...outcome }) {
  const menit = Number(((performance.now() - start) / 60_000).toFixed(1))
  const kept = { ...stamp, ...outcome, menit }
  appendFileSync(KEPT, `${JSON.stringify(kept)}\n`)
  return kept
}

/** Does the work while the machine is as the mode says, and ends what was busy after it. */
async function beside(mode, work) {
  const folder = mkdtempSync(join(tmpdir(), 'rekan-tahan-'))
  const busy = {
    sepi: [],
    sibuk: ['for (;;);', 'for (;;);'],
    // Writes and syncs 64 MB again and again.
    cakram: [
      `const fs = require('fs'), b = Buffer.alloc(2 ** 22, 1), f = fs.openSync(${JSON.stringify(join(folder, 'isi'))}, 'w')
       for (;;) for (let i = 0; i < 16; i += 1) { fs.writeSync(f, b, 0, b.length, i * b.length); fs.fsyncSync(f) }`,
    ],
  }[mode].map((text) => spawn(process.execPath, ['-e', text], { stdio: 'ignore' }))
  try {
    return await work()
  } finally {
    for (const child of busy) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns one text each for the product and for its tests, so that runs add up while only tests change. */
function fingerprints() {
  const files = git('ls-files').split('\n').filter(Boolean)
  const of = (isTest) =>
    fingerprint(
      files
        .filter((file) => TEST.test(file) === isTest && existsSync(join(ROOT, file)))
        .map((file) => join(ROOT, file)),
    ).slice(0, 16)
  return { kode: of(false), uji: of(true) }
}

function git(...args) {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
}
