import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NODE, ROOT, run } from './process.js'

// Holds so many made-up rosters, swaps, replacements and punches against an independent computation:
// npm run acak -- --cerita 100000 --benih 1
const { values } = parseArgs({
  options: { cerita: { type: 'string', default: '100000' }, benih: { type: 'string', default: '1' } },
})
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const env = { ACAK_CERITA: values.cerita, ACAK_BENIH: values.benih }
process.exit(await run(NODE, [vitest, 'run', '--project', 'domain', 'test/mandiri'], { env }))
