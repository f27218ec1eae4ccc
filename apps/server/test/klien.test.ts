import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import { composeApi } from '../src/platform/openapi.ts'
import { fotoBaru } from './selfie.ts'
import { type TestServer, startTestServer } from './server.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const TYPESCRIPT = join(ROOT, 'clients/typescript')
/** Grows by what pip installs; named by its version. */
const PYTHON_TOOL = 'openapi-python-client==0.29.1'

let server: TestServer
let dir: string

beforeAll(async () => {
  server = await startTestServer()
  dir = await mkdtemp(join(tmpdir(), 'rekan-klien-'))
  await writeFile(join(dir, 'openapi.json'), JSON.stringify(composeApi()))
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

async function argsFor(email: string): Promise<string[]> {
  const photo = join(dir, `${email}.png`)
  await writeFile(photo, fotoBaru())
  return [server.origin, email, DEMO_PASSWORD, photo]
}

it('[WIRE-09] serves a client whose types openapi-typescript made, without any or a cast', async () => {
  const generator = join(TYPESCRIPT, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [generator, join(dir, 'openapi.json'), '-o', join(TYPESCRIPT, 'api.d.ts')])
  await run(process.execPath, [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(TYPESCRIPT, 'tsconfig.json'),
  ])
  const client = join(TYPESCRIPT, 'checkin.ts')
  const { stdout } = await run(process.execPath, [client, ...(await argsFor('karyawan@rekan.example'))])
  expect(JSON.parse(stdout)).toMatchObject({ status: 201, di_luar_area: false, id: expect.any(Number) })
})

const python = pythonWithTool()

it.skipIf(python === null)(
  '[WIRE-01] serves a client that openapi-python-client made (skipped where Python 3.10 with its registry is not)',
  async () => {
    const bin = join(python ?? '', 'bin')
    const { stdout: said } = await run(
      join(bin, 'openapi-python-client'),
      ['generate', '--path', 'openapi.json', '--output-path', 'rekan', '--meta', 'none'],
      { cwd: dir },
    )
    expect(said).not.toMatch(/error/i)
    const { stdout } = await run(
      join(bin, 'python'),
      [join(ROOT, 'clients/python/checkin.py'), ...(await argsFor('wita@rekan.example'))],
      { env: { ...process.env, PYTHONPATH: dir } },
    )
    expect(JSON.parse(stdout)).toMatchObject({ status: 201, di_luar_area: false, id: expect.any(Number) })
  },
)

/** The virtual environment that has the tool, kept under .cache; null where it cannot be had. */
function pythonWithTool(): string | null {
  const kept = join(
    ROOT,
    '.cache',
    `python-${createHash('sha256').update(PYTHON_TOOL).digest('hex').slice(0, 12)}`,
  )
  if (existsSync(join(kept, 'siap'))) return kept
  const quiet = { stdio: 'ignore', timeout: 240_000 } as const
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], quiet)
    execFileSync('python3', ['-m', 'venv', '--clear', kept], quiet)
    execFileSync(join(kept, 'bin/pip'), ['install', '--quiet', '--retries', '1', PYTHON_TOOL], quiet)
    execFileSync('touch', [join(kept, 'siap')], quiet)
    return kept
  } catch {
    return null
  }
}
