import { join } from 'node:path'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run } from './process.js'

// The living page: every part of the interface in every state, redrawn as its file changes.
await ensureDependencies()
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
process.exit(await run(NODE, [vite, join(ROOT, 'apps', 'web', 'living'), ...process.argv.slice(2)]))
