import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { failedSpecs, failedTitles } from './closing.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, fingerprint, run, say, stop, wasInterrupted } from './process.js'
import { scratchFolder } from './scratch.js'
import { countGreen, modeOf } from './tahan.count.js'
import { ensureWebBuild } from './web.js'

// Runs the suite many times and keeps what became of it, so that a test that loses a race once in fifty runs is found:
// npm run test:tahan -- 12             so many whole runs, by turns alone, beside busy processes and with a busy disk
// npm run test:tahan -- berulang 1/8   an eighth of the browser and server tests ten times each, beside two busy processes
// It goes on where it was cut off: runs add up while only tests change.
const KEPT = join(ROOT, 'scripts', 'tahan.jsonl')
const TIMES = 10
const TEST =
  /\.test\.[jt]s$|^e2e\/|\/test\/|^bench\/|^docs\/|\.md$|^scripts\/(tahan|salah|suite|lengkap|karantina|pasangan)/

const [first, part] = process.argv.slice(2)
const before = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []
const stamp = { commit: git('rev-parse', 'HEAD').trim(), ...fingerprints() }
await (first === 'berulang' ? repeatPart(part) : runWhole(Number(first)))

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
  await ensureDependencies()
  const TMPDIR = scratchFolder()
  const env = { CHROMIUM_PATH: await ensureBrowser(), ...(TMPDIR && { TMPDIR }) }
  if ((await ensureWebBuild()) !== 0) stop('Aplikasi web tidak terbangun.')
  const start = performance.now()
  const names = await beside('sibuk', async () => {
    const found = []
    for (let time = 1; time <= TIMES; time += 1) {
      say(`\n=== Tes server, bagian ${shard}, kali ke-${time}`)
      const report = join(ROOT, '.cache', 'tahan-vitest.json')
      rmSync(report, { force: true })
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
      await run(NODE, [vitest, 'run', '--project', 'server', `--shard=${shard}`, ...reporters], { env })
      found.push(...failedTitles(JSON.parse(readFileSync(report, 'utf8'))))
    }
    say(`\n=== Tes peramban, bagian ${shard}, ${TIMES} kali`)
    const report = join(ROOT, '.cache', 'tahan-playwright.json')
    const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
    const args = ['test', `--shard=${shard}`, `--repeat-each=${TIMES}`, '--reporter=line,json']
    await run(NODE, [playwright, ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
    return [...found, ...failedSpecs(JSON.parse(readFileSync(report, 'utf8')))]
  })
  if (wasInterrupted()) stop('Dihentikan.')
  keep({ bagian: shard, failed: names.length, names, start })
  say(
    `\nBagian ${shard}, ${TIMES} kali: ${names.length} merah${names.length === 0 ? '' : `: ${names.join('; ')}`}`,
  )
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
