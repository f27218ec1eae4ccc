import { expect, test } from 'vitest'
import { allUtilities, pickStyles, withoutWaiting } from '../../build/first-styles.ts'

const UTILITIES = String.raw`@layer utilities{.flex{display:flex}.px-4{padding-inline:1rem}.p-2\.5{padding:.625rem}.before\:content-\[\'\'\]:before{content:''}@media (width>=32rem){.wide\:flex{display:flex}.wide\:hidden{display:none}}.animate-fade{animation:fade}}`
const CSS = `@layer theme{:root{--spacing:4px}}${UTILITIES}@media print{p{color:red}}@keyframes fade{0%{opacity:0}}`

const page = (text: string) => pickStyles(CSS, [text])

test.each([
  ['a{className:`flex px-4`}', '.flex{display:flex}.px-4{padding-inline:1rem}'],
  ['`px-4${x?` flex`:``}`', '.flex{display:flex}.px-4{padding-inline:1rem}'],
  ['"gap-4 p-2.5"', String.raw`.p-2\.5{padding:.625rem}`],
  ['"wide:flex"', String.raw`@media (width>=32rem){.wide\:flex{display:flex}}`],
  [`"before:content-['']"`, String.raw`.before\:content-\[\'\'\]:before{content:''}`],
])('%s keeps its classes, in their order', (text, kept) => {
  expect(page(text)).toBe(CSS.replace(UTILITIES, `@layer utilities{${kept}}`))
})

test('a page without classes keeps all that is no utility', () => {
  expect(page('')).toBe(CSS.replace(UTILITIES, '@layer utilities{}'))
})

test('the file for later has every utility and nothing else', () => {
  expect(allUtilities(CSS)).toBe(UTILITIES)
  expect(() => allUtilities('p{color:red}')).toThrow('no layer of utilities')
})

test('what is seen first waits for no stylesheet, whatever else does', () => {
  const code = (home: string) =>
    'm.f||(m.f=["assets/a.js","assets/index-1.css"])),d;' +
    `e(()=>import(\`./home-1.js\`).then(e=>e.t),__vite__mapDeps([${home}])),e(()=>import(\`./akun-1.js\`),__vite__mapDeps([0,1]))`
  const [styles, isFirst] = [new Set(['assets/index-1.css']), (file: string) => file === 'assets/home-1.js']
  expect(withoutWaiting(code('0,1'), styles, isFirst)).toBe(code('0'))
  expect(withoutWaiting(code('1'), styles, isFirst)).toBe(code(''))
})
