import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.js'
import { failedSpecs, failedTitles } from './closing.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, say, stop, wasInterrupted } from './process.js'
import { scratchFolder } from './scratch.js'

// Faults that the suite must notice, each a patch, written by somebody who had not read the tests:
//   npm run salah -- --list
//   npm run salah -- --check                          whether every patch applies, and how many there are of what
//   npm run salah -- --refresh                        renews those whose lines have moved, by what they were made of
//   npm run salah -- --apply 7, --revert 7            in the working tree
//   npm run salah -- --draw 20 [--hash <commit>]      so many, drawn by a commit that nobody chose for it
//   npm run salah -- --run [--draw 20 | 7 12 …]       each in a clone of its own, until a test is red or none is left
const FOLDER = join(ROOT, 'scripts', 'salah')
const RESULTS = join(FOLDER, 'hasil.jsonl')
const LOGS = join(ROOT, '.cache', 'salah')
const LEAST = { semua: 60, konteks: 3, jenis: 8 }
const KINDS = ['sql', 'race', 'rights', 'screen', 'migration']
/** Of these no number is asked. */
const OTHER_KINDS = ['rule', 'call']
/** Several times what the longest stage takes on two quiet cores */
const MINUTES = 90
/** They judge how the repository is kept, and may know any changed file by its text: that is no fault noticed. */
const NO_JUDGE = ['--project', '!scripts']

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean' },
    check: { type: 'boolean' },
    refresh: { type: 'boolean' },
    apply: { type: 'string' },
    revert: { type: 'string' },
    draw: { type: 'string' },
    hash: { type: 'string' },
    run: { type: 'boolean' },
  },
  allowPositionals: true,
})
const faults = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.patch'))
  .toSorted()
  .map(read)

if (values.list) list()
else if (values.check) check()
else if (values.refresh) refresh()
else if (values.apply) patch(find(values.apply))
else if (values.revert) patch(find(values.revert), '--reverse')
else if (values.run) await judgeAll()
else if (values.draw) say(draw().map(numberOf).join(' '))
else stop('Pilih salah satu: --list, --check, --refresh, --apply 7, --revert 7, --draw 20, --run.')

/** A fault by its file, NN-context-kind-words.patch, of which the head of the patch says the rest. */
function read(name) {
  const path = join(FOLDER, name)
  const text = readFileSync(path, 'utf8')
  const head = (key) => new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  const [context, kind, fault] = ['Context', 'Kind', 'Fault'].map(head)
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file)
  return { name, path, number: Number.parseInt(name, 10), context, kind, fault, files }
}

function numberOf({ number }) {
  return String(number).padStart(3, '0')
}

function find(text) {
  const fault = faults.find(({ number }) => number === Number(text))
  return fault ?? stop(`Tidak ada salah nomor ${text}.`)
}

function list() {
  for (const fault of faults)
    say(`${numberOf(fault)}  ${fault.context.padEnd(14)} ${fault.kind.padEnd(10)} ${fault.fault}`)
}

function check() {
  const wrong = faults.flatMap((fault) => {
    const { status, stderr } = git(['apply', '--check', fault.path])
    const named = fault.name.startsWith(`${numberOf(fault)}-${fault.context}-${fault.kind}-`)
    return [
      ...(status === 0 ? [] : [`${fault.name} tidak lagi cocok: ${stderr.trim().split('\n')[0]}`]),
      ...(named && fault.fault !== '' ? [] : [`${fault.name} tidak sesuai kepalanya.`]),
    ]
  })
  const twice = faults.filter(({ number }, at) => faults.findIndex((one) => one.number === number) !== at)
  wrong.push(...twice.map(({ name }) => `${name} bernomor yang sudah ada.`))
  if (faults.length < LEAST.semua) wrong.push(`Baru ${faults.length} salah, paling sedikit ${LEAST.semua}.`)
  wrong.push(...floor('kind', [...KINDS, ...OTHER_KINDS], (kind) => (KINDS.includes(kind) ? LEAST.jenis : 0)))
  wrong.push(...floor('context', contexts(), () => LEAST.konteks))
  say(`\n${faults.length} salah`)
  for (const line of wrong) say(`GAGAL  ${line}`)
  process.exit(wrong.length === 0 ? 0 : 1)
}

/** Writes anew each patch that no longer applies, as far as git merges it with the commit at hand; what changed since is left to a person. */
function refresh() {
  const stale = faults.filter(({ path }) => git(['apply', '--check', path]).status !== 0)
  const clone = mkdtempSync(join(tmpdir(), 'rekan-salah-'))
  let open = 0
  try {
    demand('git', ['clone', '--quiet', '--shared', ROOT, clone])
    for (const { name, path } of stale) {
      const merged = spawnSync('git', ['apply', '--3way', '--index', path], { cwd: clone }).status === 0
      const { stdout } = spawnSync('git', ['diff', '--cached'], { cwd: clone, encoding: 'utf8' })
      demand('git', ['reset', '--quiet', '--hard'], clone)
      const [head] = readFileSync(path, 'utf8').split(/^diff --git /m)
      if (merged && stdout !== '') writeFileSync(path, head + stdout)
      else open++
      say(
        `${name} ${merged && stdout !== '' ? 'diperbarui' : 'tidak dapat digabung: perbarui dengan tangan'}`,
      )
    }
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
  say(`\n${stale.length - open} dari ${stale.length} diperbarui`)
  process.exit(open === 0 ? 0 : 1)
}

/** Says how many there are of each, and gives what is wrong about that. */
function floor(key, wanted, least) {
  const counts = new Map(wanted.map((name) => [name, 0]))
  for (const fault of faults) counts.set(fault[key], (counts.get(fault[key]) ?? 0) + 1)
  say([...counts].map(([name, count]) => `${name} ${count}`).join(', '))
  return [...counts].flatMap(([name, count]) =>
    !wanted.includes(name)
      ? [`"${name}" tidak dikenal.`]
      : count < least(name)
        ? [`${name}: ${count}, paling sedikit ${least(name)}.`]
        : [],
  )
}

/** Those of the server, and what all of them stand on. */
function contexts() {
  const folders = readdirSync(join(ROOT, 'apps', 'server', 'src', 'features'), { withFileTypes: true })
  return [...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name), 'platform']
}

function patch(fault, ...how) {
  const { status, stderr } = git(['apply', ...how, fault.path])
  if (status !== 0) stop(`${fault.name}: ${stderr.trim()}`)
  say(`${numberOf(fault)} ${how.length === 0 ? 'dipasang' : 'dilepas'}: ${fault.fault}`)
}

/** So many faults in an order that the commit alone decides. */
function draw() {
  const count = Number(values.draw)
  if (!Number.isInteger(count) || count < 1) stop('--draw perlu jumlahnya, misalnya 20.')
  const hash = commit(values.hash ?? 'HEAD')
  const order = (fault) =>
    createHash('sha256')
      .update([hash, numberOf(fault)].join(' '))
      .digest('hex')
  return faults.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)).slice(0, count)
}

async function judgeAll() {
  await ensureDependencies()
  mkdirSync(LOGS, { recursive: true })
  const wanted = positionals.length > 0 ? positionals.map(find) : values.draw ? draw() : faults
  const CHROMIUM_PATH = await ensureBrowser()
  const TMPDIR = scratchFolder()
  const env = { CHROMIUM_PATH, ...(TMPDIR && { TMPDIR }) }
  const hash = commit('HEAD')
  const known = new Map(results().flatMap((one) => (one.commit === hash ? [[one.number, one]] : [])))
  let open = 0
  for (const fault of wanted) {
    const result = known.get(fault.number) ?? (await judge(fault, hash, env))
    if (wasInterrupted()) stop('Dihentikan; yang sudah dinilai tidak diulang.')
    if (result === undefined) {
      open++
      say(`${numberOf(fault)} TANPA PUTUSAN: sebuah tahap gagal sebelum ada tes yang merah (.cache/salah)`)
      continue
    }
    if (!known.has(fault.number)) appendFileSync(RESULTS, `${JSON.stringify(result)}\n`)
    if (!result.red) open++
    const minutes = `${(result.seconds / 60).toFixed(1)} menit`
    say(
      result.red
        ? `${numberOf(fault)} merah (${result.stage}) oleh ${result.by}, ${minutes}`
        : `${numberOf(fault)} LOLOS, ${minutes}: ${fault.fault}`,
    )
  }
  say(`\n${wanted.length - open} dari ${wanted.length} ketahuan`)
  process.exit(open === 0 ? 0 : 1)
}

function results() {
  if (!existsSync(RESULTS)) return []
  return readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** Tries a fault in a clone until a test is red; undefined where a stage broke off without one. */
async function judge(fault, hash, env) {
  const start = performance.now()
  const clone = mkdtempSync(join(tmpdir(), 'rekan-salah-'))
  // PostgreSQL passes through it as another user where root tests.
  chmodSync(clone, 0o755)
  const log = openSync(join(LOGS, `${numberOf(fault)}.log`), 'w')
  const answer = (red, by, stage) => {
    const seconds = Math.round((performance.now() - start) / 1000)
    return { commit: hash, number: fault.number, red, by, stage, seconds }
  }
  try {
    prepare(clone, hash, fault)
    for (const [stage, work] of stagesOf(fault, { clone, log, env })) {
      const by = await work()
      if (wasInterrupted()) return undefined
      if (by === null) continue
      return by === '' ? undefined : answer(true, by, stage)
    }
    return answer(false, null, null)
  } finally {
    closeSync(log)
    rmSync(clone, { recursive: true, force: true })
  }
}

function prepare(clone, hash, { path }) {
  demand('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, clone])
  demand('git', ['checkout', '--quiet', '--detach', hash], clone)
  demand('git', ['apply', path], clone)
  // Links of their own, not one to the whole: what it names of the workspaces must be the clone's.
  for (const modules of ['node_modules', 'clients/typescript/node_modules']) {
    const [from, to] = [join(ROOT, modules), join(clone, modules)]
    if (!existsSync(from)) continue
    if (spawnSync('cp', ['-al', from, to]).status === 0) continue
    rmSync(to, { recursive: true, force: true })
    demand('cp', ['-a', from, to])
  }
}

/** The stages of a fault, the narrowest first; each gives the title of a red test, null for none, '' for a stage that broke off. */
function stagesOf({ context, files }, { clone, log, env }) {
  const cache = join(clone, '.cache')
  mkdirSync(cache, { recursive: true })
  const node = (script, args) =>
    run(NODE, [join(clone, script), ...args], {
      cwd: clone,
      env,
      minutes: MINUTES,
      stdio: ['ignore', log, log],
    })
  const vitest = async (args) => {
    const report = join(cache, 'salah.json')
    rmSync(report, { force: true })
    const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
    const code = await node('node_modules/vitest/vitest.mjs', [...args, '--bail', '1', ...json])
    return verdict(code, report, failedTitles)
  }
  const e2e = async (args, isNarrow) => {
    const code = await node('scripts/test.js', ['e2e', ...args, '-x'])
    const by = verdict(code, join(cache, 'playwright.json'), (report) => failedSpecs(report))
    // Of a context without a file in the browser none is found, which is no verdict.
    return isNarrow && by === '' ? null : by
  }
  const unit = async () => {
    const code = await node('scripts/test.js', ['unit', '--bail', '1', ...NO_JUDGE])
    return verdict(code, join(cache, 'vitest.json'), failedTitles)
  }
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  // A project of the runner is named as its workspace.
  const own = [...new Set(files.map((file) => file.split('/')[1]))].flatMap((name) => ['--project', name])
  return [
    ['konteks', () => vitest(['run', ...own, context])],
    ...(sources.length > 0 ? [['terkait', () => vitest(['related', '--run', ...NO_JUDGE, ...sources])]] : []),
    ['unit', unit],
    // Whoever mends a fault that this alone notices writes one that compiles.
    ...(sources.length > 0 ? [['tipe', () => types(sources, node)]] : []),
    ['peramban konteks', () => e2e([context], true)],
    ['peramban', () => e2e([], false)],
  ]
}

async function types(sources, node) {
  const projects = [...new Set(sources.map((file) => file.split('/').slice(0, 2).join('/')))]
  for (const project of projects)
    if ((await node('node_modules/typescript/bin/tsc', ['-p', project, '--noEmit'])) !== 0) return 'by types'
  return null
}

function verdict(code, report, titles) {
  const [first] = existsSync(report) ? titles(JSON.parse(readFileSync(report, 'utf8'))) : []
  return first ?? (code === 0 ? null : '')
}

function commit(name) {
  const { status, stdout } = git(['rev-parse', '--verify', `${name}^{commit}`])
  return status === 0 ? stdout.trim() : stop(`Tidak ada commit ${name}.`)
}

function git(args) {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
}

function demand(command, args, cwd = ROOT) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
}
