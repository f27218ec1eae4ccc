import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { ASKS_FOR_UNUSED, UNUSED, withoutUnused } from '../../build/slim-react.ts'

const library = join(createRequire(import.meta.url).resolve('react-dom'), '..')
const code = readFileSync(join(library, 'cjs/react-dom-client.production.js'), 'utf8')

test('the library still has each function, and says so where one of them would run after all', () => {
  const slim = withoutUnused(code)
  expect(() => new Script(`(function (exports, require) {${slim}})`)).not.toThrow()
  for (const name of Object.values(UNUSED).flat())
    expect(slim).toMatch(new RegExp(`^function ${name}\\([^)]*\\) \\{ throw Error`, 'm'))
  expect(slim).not.toContain('exports.hydrateRoot')
  expect(slim).toContain('exports.createRoot')
})

test('a library written otherwise stops the build', () => {
  expect(() => withoutUnused(code.replace('function startViewTransition(', 'function begin('))).toThrow(
    'startViewTransition',
  )
})

test.each([
  "import { useState, useOptimistic } from 'react'",
  'const [state, act] = React.useActionState(save, null)',
  '<title>Beranda</title>',
  '_jsx("link", { rel: "preload" })',
  '<Fragment key={id} ref={parts}>',
  '<form action={async () => save()}>',
])('%s asks for it', (source) => {
  expect(ASKS_FOR_UNUSED.some((words) => words.test(source))).toBe(true)
})

test.each(["import { Suspense } from 'react'", '<Link to="/home">', '<form onSubmit={submit}>'])(
  '%s does not',
  (source) => {
    expect(ASKS_FOR_UNUSED.some((words) => words.test(source))).toBe(false)
  },
)
