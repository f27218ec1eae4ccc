import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NODE, ROOT, run } from './process.js'

// Sends every operation of the API so many malformed calls: npm run fuzz -- --runs 20000 --seed 7 [karyawan]
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string' } },
  allowPositionals: true,
})
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const only = positionals.length === 0 ? [] : ['-t', positionals.join(' ')]
const env = { FUZZ_RUNS: values.runs, ...(values.seed && { FUZZ_SEED: values.seed }) }
process.exit(await run(NODE, [vitest, 'run', '--project', 'server', 'test/fuzz', ...only], { env }))
