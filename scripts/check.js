import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE, ROOT, say } from './process.js'

const TASKS = [
  ...projects().map((project) => [
    `tsc ${project}`,
    'typescript/bin/tsc',
    '-p',
    project,
    ...sinceLast(project),
  ]),
  ['oxlint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ['oxfmt', 'oxfmt/bin/oxfmt', '--check'],
  ['knip', 'knip/bin/knip.js', '--no-progress'],
]

/** Types, lint, format and unused code, side by side. Prints what is wrong, counts the checks that passed and names those that failed. */
export async function check(tasks = TASKS) {
  const waiting = [...tasks]
  const failed = []
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const [name, tool, ...args] = task
      const start = performance.now()
      const { code, output } = await capture(join(ROOT, 'node_modules', tool), args)
      if (code !== 0) failed.push(name)
      say(`${code === 0 ? 'baik ' : 'GAGAL'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
      if (code !== 0) say(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  return { passed: tasks.length - failed.length, failed }
}

/** Every tsconfig of every workspace, so that a new one can't be forgotten. */
function projects() {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(ROOT, group)).flatMap((name) =>
      readdirSync(join(ROOT, group, name))
        .filter((file) => /^tsconfig.*\.json$/.test(file))
        .map((file) => posix.join(group, name, file)),
    ),
  )
  return ['e2e/tsconfig.json', 'apps/web/worker/tsconfig.json', ...workspaces]
}

/** What was judged before and has not changed is not judged again. */
function sinceLast(project) {
  const file = `.cache/tsc/${project.replaceAll('/', '-').replace(/\.json$/, '')}.tsbuildinfo`
  return ['--incremental', '--tsBuildInfoFile', file]
}

function capture(script, args) {
  return new Promise((resolve) => {
    const child = spawn(NODE, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check()
  process.exit(failed.length === 0 ? 0 : 1)
}
