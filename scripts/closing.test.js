import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from './check.js'
import { closingLine, failedSpecs, failedTitles, skippedOf } from './closing.js'
import { NODE, ROOT } from './process.js'

// Inside the tree, so that the runners find their packages; no runner looks there for tests.
const FOLDER = join(ROOT, '.cache')
let folder
beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  folder = mkdtempSync(join(FOLDER, 'penutup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (tool, ...args) => {
  const { status, stdout, stderr } = spawnSync(NODE, [join(ROOT, 'node_modules', tool), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'laporan.json'), CI: '' },
  })
  return { status, said: stdout + stderr }
}
const write = (name, text) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

it('[UJI-04] of a browser run what failed is named, and what was left out with its reason', () => {
  write(
    'gagal.e2e.ts',
    `import { test, expect } from '@playwright/test'
     test.describe('inside', () => { test('fails', () => expect(1).toBe(2)) })
     test('is left out', () => { test.skip(true, 'no browser') })
     test('passes', () => {})`,
  )
  const config = write(
    'gagal.config.ts',
    `export default { testDir: '.', testMatch: 'gagal.e2e.ts', workers: 1 }`,
  )
  const { status } = start('@playwright/test/cli.js', 'test', '--config', config, '--reporter=json')
  expect(status).toBe(1)
  const report = JSON.parse(readFileSync(join(folder, 'laporan.json'), 'utf8'))
  expect([failedSpecs(report), skippedOf(report)]).toEqual([['fails'], ['is left out (no browser)']])
})

it('[UJI-05] the closing line of the checks says how many ran, each that failed among them', async () => {
  const tsc = 'typescript/bin/tsc'
  const good = ['baik', tsc, '--version']
  const bad = ['buruk', tsc, '--bukan-pilihan']
  const line = async (...tasks) => closingLine(await check(tasks))
  expect(await line(good, good, good)).toBe('3 passed, 0 failed')
  expect(await line(good, bad, good)).toBe('2 passed, 1 failed')
})

it('[UJI-04] of a unit run what failed is named, a file that cannot be read by its path', () => {
  write(
    'gagal.test.ts',
    `import { it } from 'vitest'
     it('gagal', () => { throw new Error('x') })
     it('baik', () => {})`,
  )
  write('rusak.test.ts', `import './tidak-ada.ts'`)
  const config = write(
    'gagal-unit.config.ts',
    `export default { test: { root: import.meta.dirname, include: ['{gagal,rusak}.test.ts'] } }`,
  )
  const report = join(folder, 'vitest.json')
  start('vitest/vitest.mjs', 'run', '--config', config, '--reporter=json', `--outputFile=${report}`)
  const result = JSON.parse(readFileSync(report, 'utf8'))
  expect(failedTitles(result).toSorted()).toEqual([join(folder, 'rusak.test.ts'), 'gagal'])
})

describe('a test marked to run alone', () => {
  it.each(['it.only', 'test.only', 'describe.only'])('[UJI-03] %s fails a unit run and is named', (only) => {
    write(
      'sendiri.test.ts',
      `import { describe, it, test } from 'vitest'
       ${only}('alone', () => { ${only === 'describe.only' ? "it('x', () => {})" : ''} })
       test('left out', () => {})
       void [describe, it]`,
    )
    const config = write(
      'sendiri.config.ts',
      `import config from '../../vitest.config.ts'
       const { projects, ...test } = config.test
       export default { test: { ...test, root: import.meta.dirname } }`,
    )
    const { status, said } = start('vitest/vitest.mjs', 'run', '--config', config)
    expect(status).not.toBe(0)
    expect(said).toContain('sendiri.test.ts')
  })

  it('[UJI-03] fails a browser run and is named', () => {
    write('sendiri.e2e.ts', `import { test } from '@playwright/test'\ntest.only('alone', () => {})`)
    const config = write(
      'sendiri-peramban.config.ts',
      `import config from '../../playwright.config.ts'
       const { globalSetup, ...others } = config
       export default { ...others, testDir: '.', testMatch: 'sendiri.e2e.ts' }`,
    )
    const { status, said } = start('@playwright/test/cli.js', 'test', '--config', config, '--reporter=line')
    expect(status).not.toBe(0)
    expect(said).toContain('sendiri.e2e.ts')
  })
})
