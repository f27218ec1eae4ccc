import { join } from 'node:path'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run, stop } from './process.js'
import { ensureWebBuild } from './web.js'

await ensureDependencies()
if ((await ensureWebBuild()) !== 0) stop('Aplikasi web gagal dibangun; sebabnya tertulis di atas.')
process.exit(await run(NODE, [join(ROOT, 'apps', 'server', 'src', 'main.ts')]))
