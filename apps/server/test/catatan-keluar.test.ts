import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { startMain } from './main-process.ts'

const address = inject('postgres')
const folder = mkdtempSync(join(tmpdir(), 'rekan-keluar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[NODE-29] with LOG=stdout each line after the start is one JSON object, and no file is written', async () => {
  const nama = await createTestDatabase(address)
  const main = await startMain({
    DATABASE_URL: urlOf(address, nama),
    DATA_DIR: folder,
    REKAN_DEMO: '0',
    LOG: 'stdout',
  })
  try {
    await main.ready()
    const api = `http://127.0.0.1:${main.port}/api`
    await fetch(`${api}/profile`)
    await fetch(`${api}/tidak-ada?rahasia=1`)
    await fetch(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    const after = () => main.said().split('Rekan siap')[1]?.split('\n').slice(1, -1) ?? []
    await expect.poll(() => after().filter((line) => line.includes('/api/')).length).toBeGreaterThanOrEqual(3)
    for (const line of after()) expect(JSON.parse(line)).toBeTypeOf('object')
    expect(main.said()).not.toContain('rahasia=1')
  } finally {
    await main.kill('SIGTERM')
    await dropTestDatabase(address, nama)
  }
  expect(existsSync(join(folder, 'rekan.log'))).toBe(false)
})
