import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder that a run of the suite names for its pairs; absent: nobody asks for them. */
const FOLDER = process.env['REKAN_PASANGAN']
const seen = new Set<string>()

/**
 * Writes down once a process that the suite met a pair, such as `POST /login 422`: `npm run pasangan` holds these against
 * those of before, so that no test goes whose proof no other test gives.
 */
export function recordPasangan(kind: 'panggilan' | 'layar', pair: string): void {
  if (FOLDER === undefined || seen.has(`${kind} ${pair}`)) return
  seen.add(`${kind} ${pair}`)
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(join(FOLDER, `${kind}-${process.pid}.txt`), `${pair}\n`)
}
