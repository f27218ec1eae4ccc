import { join } from 'node:path'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, stop } from './process.js'

const TOOLS = ['backup', 'restore']

// `node scripts/tool.js backup /srv/cadangan` runs one of the server's tools under its own Node.
const [tool, ...args] = process.argv.slice(2)
if (!TOOLS.includes(tool)) stop(`Perkakas "${tool}" tidak ada. Pilih: ${TOOLS.join(', ')}.`)
await ensureDependencies()
process.exit(await run(NODE, [join(ROOT, 'apps', 'server', 'src', `${tool}.ts`), ...args]))
