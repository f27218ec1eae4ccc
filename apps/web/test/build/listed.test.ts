import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHUNKS, ON_TOKEN, WITH_ITS_SCREENS } from '../../build/chunks.ts'
import { ROOT, fileOf, isListedIn, isOneOf, listedFiles, missingFrom } from '../../build/listed.ts'

const ids = listedFiles().map((file) => join(ROOT, file))

test('every file of the list is there', () => {
  expect(listedFiles().filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('no file and no library belongs to two chunks', () => {
  // The parts of a punch are told by whose imports they are.
  const { 'punch-parts': _parts, ...own } = CHUNKS
  const names = Object.values(own).flatMap((chunk) => [
    ...('files' in chunk ? chunk.files : []),
    ...('libraries' in chunk ? chunk.libraries : []),
  ])
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test.each([
  ['apps/web/src/routes/_authed.tsx?tsr-split=component', 'apps/web/src/routes/_authed.tsx'],
  ['packages/domain/src/perusahaan/geo.ts', 'packages/domain/src/perusahaan/geo.ts'],
  ['node_modules/zod/v4/mini/index.js', 'node_modules/zod/v4/mini/index.js'],
  ['node_modules/downshift/node_modules/react-is/index.js', 'node_modules/react-is/index.js'],
])('%s is listed as %s', (path, file) => {
  expect(fileOf(join(ROOT, path))).toBe(file)
})

test('a library is listed by its whole name', () => {
  const isVendor = (path: string) => isListedIn(CHUNKS.vendor, join(ROOT, path))
  expect(isVendor('node_modules/react/index.js')).toBe(true)
  expect(isListedIn(CHUNKS['vendor-router'], join(ROOT, 'node_modules/@tanstack/store/dist/atom.js'))).toBe(
    true,
  )
  expect(isVendor('node_modules/react-hook-form/dist/index.esm.mjs')).toBe(false)
  expect(isVendor('node_modules/@tanstack/query-core/build/modern/query.js')).toBe(false)
  expect(isVendor('apps/web/src/react/index.js')).toBe(false)
})

test('a file is listed by its whole path', () => {
  expect(isOneOf(ON_TOKEN, join(ROOT, ON_TOKEN[0]))).toBe(true)
  expect(isOneOf(ON_TOKEN, join(ROOT, 'apps/web', ON_TOKEN[0]))).toBe(false)
  expect(isOneOf(ON_TOKEN, join(ROOT, ON_TOKEN[0].replace('.queries.ts', '.api.ts')))).toBe(false)
  expect(isListedIn(WITH_ITS_SCREENS, join(ROOT, ON_TOKEN[0]))).toBe(false)
})

test('a build is told of each file and library that it lacks', () => {
  const [gone] = ON_TOKEN
  const missing = missingFrom(ids.filter((id) => id !== join(ROOT, gone)))
  expect(missing).toContain(gone)
  expect(missing).toContain('react-hook-form')
  expect(missing).not.toContain(ON_TOKEN[1])
  // Known by its file alone
  expect(missing).not.toContain('@tanstack/react-query')
})
