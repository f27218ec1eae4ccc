import { expect, test } from 'vitest'
import { slim } from '../../build/slim-styles.ts'

const INITIAL = '@layer properties{@supports (old){*{--tw-a:0px;--tw-b:initial}}}'
const REGISTERED =
  '@property --tw-a{syntax:"<length>";inherits:false;initial-value:0}@property --tw-b{syntax:"*";inherits:false}'
const sheet = (rules: string) => slim(`${INITIAL}${rules}${REGISTERED}`)

test('a variable that nothing changes becomes its value, or what stands for none', () => {
  const slimmed = sheet('.x{--tw-a:0px;margin:calc(2px + var(--tw-a)) var(--tw-b,var(--tw-c, 4px))}')
  expect(slimmed).toContain('.x{margin:calc(2px + 0px)  4px}')
  expect(slimmed).not.toContain('--tw-')
})

test('a variable that one rule sets stays, with its registration and its initial value', () => {
  const slimmed = sheet('.x{--tw-b:red}.y{color:var(--tw-b, blue)}')
  expect(slimmed).toContain('.x{--tw-b:red}.y{color:var(--tw-b, blue)}')
  expect(slimmed).toContain('*{--tw-b:initial}')
  expect(slimmed).toContain('@property --tw-b{')
  expect(slimmed).not.toContain('--tw-a')
})

test('a variable that is set and never read goes', () => {
  expect(sheet('.x{--tw-b:700;font-weight:700}')).toContain('.x{font-weight:700}')
})

test('variables of our own theme stay as they are', () => {
  expect(sheet(':root{--color-ink:#123}.x{color:var(--color-ink)}')).toContain(
    ':root{--color-ink:#123}.x{color:var(--color-ink)}',
  )
})

test('a colour mixed for browsers that know color-mix takes the place of the one for others', () => {
  const mixed = 'color-mix(in oklab, var(--color-ink) 15%, transparent)'
  const known = '@supports (color:color-mix(in lab, red, red))'
  expect(slim(`.x{background:#0003;color:red}${known}{.x{background:${mixed}}}`)).toBe(
    `.x{color:red;background:${mixed}}`,
  )
  const unlike = `.x{color:red}${known}{.y{color:${mixed}}}`
  expect(slim(unlike)).toBe(unlike)
})
