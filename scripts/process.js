import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node the product runs on, which npm installs for this machine; whatever runs these scripts may be older. */
export const NODE = join(ROOT, 'node_modules', nodePackage(process.platform, process.arch), 'bin', 'node')

/** Which package holds Node for a machine: of all, one is named unlike the others. */
export function nodePackage(platform, arch) {
  const machine = `${platform}-${arch}`
  return machine === 'darwin-arm64' ? `node-bin-${machine}` : `node-${machine}`
}

export function say(line) {
  console.log(line)
}

export function stop(line) {
  console.error(line)
  process.exit(1)
}

/**
 * Runs in the foreground, hands our signals on, and answers the exit code (128 + n for signal n). What is not done after
 * `minutes` is ended and fails: a test in an endless loop, which no runner can interrupt, must not hold everything up.
 */
export function run(command, args, { env = {}, cwd = ROOT, minutes = Infinity, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio })
    const forward = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of FORWARDED) process.on(signal, forward)
    const tooLong =
      minutes < Infinity &&
      setTimeout(() => {
        console.error(`Tidak selesai dalam ${minutes} menit, dihentikan.`)
        child.kill('SIGKILL')
      }, minutes * 60_000)
    const end = (code) => {
      clearTimeout(tooLong)
      for (const signal of FORWARDED) process.off(signal, forward)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(127)
    })
    child.once('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

/** True once we were told to stop: what was running has ended by then, what follows should not begin. */
export function wasInterrupted() {
  return interrupted
}

/** How many seconds of a processor this process and all that it waited for have used; 0 where the system does not say. */
export function coreSeconds() {
  try {
    // After the name in brackets, which may hold spaces: user and system of itself, then of its children, in hundredths.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return 0
  }
}

/** One text that changes when a file's content or name does. */
export function fingerprint(files, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const file of files) hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

let interrupted = false
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']
