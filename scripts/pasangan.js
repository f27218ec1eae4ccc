import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './process.js'
import { PASANGAN } from './suite.js'
import { KINDS, gather, idsOf, missingFrom, sortedOnce } from './pasangan.lists.js'

// Holds what the last whole run met against what the suite met before: calls with their status, screens with role and width, and
// IDs of acceptance. `npm run pasangan` says what is missing; `-- --tulis` adds what is new to the kept lists.
const KEPT = join(ROOT, 'e2e', 'pasangan')
const kept = (kind) =>
  readFileSync(join(KEPT, `${kind}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
const reports = ['vitest.json', 'playwright.json'].map((name) => join(ROOT, '.cache', name))
const met = { ...gather(PASANGAN), id: idsOf(reports.map((path) => JSON.parse(readFileSync(path, 'utf8')))) }

let lost = 0
for (const kind of KINDS) {
  const missing = missingFrom(met[kind], kept(kind))
  lost += missing.length
  say(`${kind}: ${met[kind].length} ditemui, ${kept(kind).length} tercatat, ${missing.length} hilang`)
  for (const pair of missing) say(`  HILANG ${pair}`)
  if (process.argv.includes('--tulis')) {
    writeFileSync(join(KEPT, `${kind}.txt`), `${sortedOnce([...kept(kind), ...met[kind]]).join('\n')}\n`)
  }
}
process.exit(lost === 0 ? 0 : 1)
