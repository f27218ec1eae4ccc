import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawingOf } from '../../build/slim-icons.ts'

const ICONS = join(createRequire(import.meta.url).resolve('lucide-react/icons/eye'), '..')

test('an icon keeps its drawing and loses the rest', () => {
  const code = drawingOf(readFileSync(join(ICONS, 'cloud-off.mjs'), 'utf8'))
  expect(code).toContain('["path", { d: "m2 2 20 20" }]')
  expect(code).toContain('createLucideIcon(__iconData)')
  expect(code).not.toMatch(/key:|size:|name:|aliases:|__iconData\.node/)
})

test('the library still writes every icon so', () => {
  const names = readdirSync(ICONS).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  expect(names.length).toBeGreaterThan(1000)
  const kept = names.filter((name) =>
    /\b(key|size|aliases): /.test(drawingOf(readFileSync(join(ICONS, name), 'utf8'))),
  )
  expect(kept).toEqual([])
})
