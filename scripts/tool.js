import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, stop } from './process.js'

// `node scripts/tool.js backup /srv/cadangan` runs apps/server/src/backup.ts under the server's own Node.
const [tool = '', ...args] = process.argv.slice(2)
const program = join(ROOT, 'apps', 'server', 'src', `${tool}.ts`)
if (!/^[a-z]+(-[a-z]+)*$/.test(tool) || !existsSync(program)) stop(`Perkakas "${tool}" tidak ada.`)
await ensureDependencies()
process.exit(await run(NODE, [program, ...args]))
