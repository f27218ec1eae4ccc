import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { COMPILED } from './compiled.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const TLS = fileURLToPath(new URL('tls/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rekan-mulai-'))
const dataDir = join(folder, 'data')
// Whoever runs PostgreSQL for root passes through it.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the real server, which can't start as it is set up; gives its exit code and what it said. */
async function start(env: Record<string, string>, args = [MAIN]) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, ...COMPILED, DATA_DIR: dataDir, REKAN_DEMO: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: code as number, said: said.trim() }
}

it.each<[string, Record<string, string>, RegExp]>([
  [
    'wrong settings',
    { PORT: 'x', TRUST_PROXY: '1' },
    /^Pengaturan salah:\n- PORT harus .*\n- TRUST_PROXY harus .*$/,
  ],
  [
    'a data folder that is none',
    { DATA_DIR: '/dev/null/x' },
    /^Folder data .* tidak bisa dipakai: itu bukan folder\.$/,
  ],
  [
    'no database server',
    { DATABASE_URL: 'postgres://rekan:rahasia@127.0.0.1:1/rekan' },
    /^Basis data pada DATABASE_URL tidak bisa dipakai: tidak ada server yang menjawab di alamat dan port itu\.$/,
  ],
  [
    'a key that is not the certificate’s',
    { TLS_CERT: join(TLS, 'satu.cert.pem'), TLS_KEY: join(TLS, 'dua.key.pem') },
    // Beside what is said to whom other machines reach.
    /^TLS_KEY .* bukan kunci dari sertifikat TLS_CERT .*$/m,
  ],
])('says in Indonesian what is wrong and ends: %s', async (_case, env, line) => {
  const { code, said } = await start(env)
  expect(said).toMatch(line)
  expect(said).not.toContain('rahasia')
  expect(code).toBe(1)
})

it('says so when the port is taken', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port) })
  other.close()
  expect(said).toBe(`Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih PORT lain.`)
  expect(code).toBe(1)
})

it('says so when it may not write to the data folder', async () => {
  const closed = join(folder, 'tertutup')
  mkdirSync(closed)
  chmodSync(closed, 0o555)
  const module = new URL('../src/platform/data-dir.ts', import.meta.url).href
  // Root may write anywhere, so it becomes somebody else first, once all code is read.
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(module)})
    if (process.getuid() === 0) process.setuid(65534)
    try { lockDataDir(${JSON.stringify(closed)}) } catch (error) { console.error(error.message); process.exit(1) }`
  const { code, said } = await start({}, ['--input-type=module', '-e', script])
  expect(said).toBe(
    `Folder data ${closed} tidak bisa dipakai: pengguna yang menjalankan Rekan tidak boleh menulis di sana.`,
  )
  expect(code).toBe(1)
})
