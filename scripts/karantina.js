import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.js'

const FILE = 'scripts/karantina.json'
const DAY_SECONDS = 86_400
/** How long a test may fail for a cause that is being looked for */
const MOST_DAYS = 7

/**
 * Tests that may fail for now: each with its title, the day it entered, and why. They run all the same and are named at the
 * end; the list is empty when all is well.
 */
export function readKarantina() {
  return JSON.parse(readFileSync(join(ROOT, FILE), 'utf8'))
}

/** Says of each entry that is incomplete or was committed too long ago what is wrong; `committed` gives a title's second, or null. */
export function judgeKarantina(entries, committed, now) {
  return entries.flatMap(({ judul, sejak, sebab }) => {
    if (!judul || !sebab || !/^\d{4}-\d\d-\d\d$/.test(sejak ?? ''))
      return [`${judul ?? 'entri'}: perlu judul, sejak (YYYY-MM-DD) dan sebab`]
    const days = Math.floor((now - (committed(judul) ?? now)) / DAY_SECONDS)
    return days > MOST_DAYS ? [`${judul}: ${days} hari di karantina, paling lama ${MOST_DAYS}`] : []
  })
}

/** The second of the commit that brought a title into the list; null where it is not committed yet. */
export function committedAt(judul) {
  const args = ['log', '--format=%ct', `-S${JSON.stringify(judul)}`, '--', FILE]
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const seconds = (stdout ?? '').trim().split('\n').filter(Boolean).map(Number)
  return seconds.at(-1) ?? null
}
