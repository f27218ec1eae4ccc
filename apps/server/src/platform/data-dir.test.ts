import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findDataDir, lockDataDir, privateSocketDir } from './data-dir.ts'
import { StartupError } from './startup-error.ts'

const dir = mkdtempSync(join(tmpdir(), 'rekan kunci '))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a second server on the same folder is refused, until the first lets go', () => {
  const lock = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(StartupError)
  expect(() => lockDataDir(dir)).toThrow('Rekan sudah berjalan')
  lock.release()
  lockDataDir(dir).release()
})

test('of servers that start at the same moment one wins; its violent death frees the folder', async () => {
  const started = Array.from({ length: 4 }, () => startLocking())
  const answers = await Promise.all(started.map(({ answer }) => answer))
  expect(answers.toSorted()).toEqual(['ditolak', 'ditolak', 'ditolak', 'terkunci'])
  expect(() => lockDataDir(dir)).toThrow('Rekan sudah berjalan')

  await Promise.all(started.map(({ child }) => kill(child)))
  lockDataDir(dir).release()
})

test('a folder that cannot be made is told in one line', () => {
  expect(() => lockDataDir('/dev/null/rekan')).toThrow(/^Folder data \/dev\/null\/rekan tidak bisa dipakai/)
})

test.each([
  [undefined, 1000, join(dir, 'data')],
  ['/srv/rekan', 1000, '/srv/rekan'],
  ['/srv/rekan', 0, '/srv/rekan'],
  ['lain', 1000, join(dir, 'lain')],
  [undefined, 0, expect.stringMatching(/^\/var\/lib\/rekan\/[0-9a-f]{12}$/)],
])('DATA_DIR %s for user %i', (configured, uid, expected) => {
  expect(findDataDir(configured, { checkout: dir, uid })).toEqual(expected)
})

test('two checkouts of root never share a folder', () => {
  const other = join(dir, 'salinan')
  mkdirSync(other)
  expect(findDataDir(undefined, { checkout: dir, uid: 0 })).not.toBe(
    findDataDir(undefined, { checkout: other, uid: 0 }),
  )
})

test('sockets get a short path of their own, however long the data folder', () => {
  const deep = join(dir, 'a'.repeat(200))
  mkdirSync(deep)
  const owner = process.getuid?.() ?? 0
  const path = privateSocketDir(deep, owner)
  expect(join(path, '.s.PGSQL.5432').length).toBeLessThan(100)
  expect(privateSocketDir(deep, owner)).toBe(path)
  rmSync(path, { recursive: true })
})

function startLocking(): { child: ChildProcess; answer: Promise<string> } {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('data-dir.ts', import.meta.url).href)})
    try { lockDataDir(${JSON.stringify(dir)}); console.log('terkunci') } catch { console.log('ditolak') }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answer = once(child.stdout, 'data').then(([bytes]) => String(bytes).trim())
  return { child, answer }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
