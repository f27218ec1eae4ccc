import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { ensureDependencies } from './install.js'
import { NODE, ROOT, run } from './process.js'
import { ensureWebBuild } from './web.js'

// [UJI-11] Walks the journeys of an employee and a coordinator in Firefox and WebKitGTK, both of which must be there.
await ensureDependencies()
const CHROMIUM_PATH = await ensureBrowser()
const built = await ensureWebBuild()
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
const env = { CHROMIUM_PATH, PERAMBAN: 'semua' }
process.exit(
  built === 0 ? await run(NODE, [playwright, 'test', 'peramban.e2e', '--retries=0'], { env }) : built,
)
