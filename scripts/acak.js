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
const domain = await run(NODE, [vitest, 'run', '--project', 'domain', 'test/mandiri'], { env })
// A client's periods through the API, the workbook and the PDF: 300, however many rosters. And who comes at once with others.
const lembar = ['run', '--project', 'server', 'berita-acara.mandiri', 'putusan.race', 'punch/rush']
const banyak = { ACAK_MASA: '300', ACAK_PDF: '1', ACAK_LOMBA: '5' }
process.exit(domain || (await run(NODE, [vitest, ...lembar], { env: banyak })))
