import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NODE, ROOT, run } from './process.js'

// Lives through so many stories of a phone on the real server: npm run cerita -- --cerita 10000 --benih 1
// [LURING-17] [LURING-18] Its line says what was lost or doubled; it exits 1 where anything was.
const { values } = parseArgs({
  options: { cerita: { type: 'string', default: '10000' }, benih: { type: 'string', default: '1' } },
})
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const env = { CERITA: values.cerita, CERITA_BENIH: values.benih }
process.exit(await run(NODE, [vitest, 'run', '--project', 'server', 'test/cerita.test'], { env }))
