import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TINDAKAN_LAYAR } from '@rekan/domain/akses/boleh'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

test('some screen asks for each right that travels with the profile', () => {
  const texts = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    // A call that is made, and the type of one: neither asks who may.
    .map((text) => text.replaceAll(/\bcall\(\s*'[^']+'|<\s*'[^']+'/g, ''))
  const asked = (tindakan: string) => texts.some((text) => text.includes(`'${tindakan}'`))
  expect(TINDAKAN_LAYAR.filter((tindakan) => !asked(tindakan))).toEqual([])
})
