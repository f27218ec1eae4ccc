import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './process.js'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const PAGES = tracked.filter((file) => /^(?:docs\/.*|[A-Z]+|apps\/web\/src\/ui\/README)\.md$/.test(file))

/** The top folders of the repository: what begins with one of them in backticks is meant as a path from there. */
const TOP = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
/** Letters, dots, globs and braces; not a command, an address or an example with `<name>`. */
const PATH = /^\.?[\w@$*{},.-]+(?:\/[\w@$.*{},-]+)*\/?$/
/** Made by the build. */
const BUILT = new Set(['sw.js'])
const FILE = /\.(?:ts|tsx|js|json|sql|md|css|svg|html|py)$/

/** What a page names in backticks as a path from the root, or as a file by the end of its path. */
function namedIn(text) {
  const isPath = (name) => FILE.test(name) || (name.includes('/') && TOP.has(name.split('/')[0]))
  return [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => PATH.test(name) && isPath(name) && !BUILT.has(name))
}

/** `a/{b,c/{d,e}}.ts` as the three paths that it stands for. */
function spelledOut(path) {
  const brace = /\{([^{}]*)\}/.exec(path)
  if (brace === null) return [path]
  const [before, after] = [path.slice(0, brace.index), path.slice(brace.index + brace[0].length)]
  return [...new Set(brace[1].split(',').flatMap((one) => spelledOut(before + one + after)))]
}

/**
 * Whether a file or folder of that name is there: `x` and a star are any name, `domain/` stands for `domain/src/`, and a
 * decision is known by its number.
 */
function isThere(path) {
  const name = path
    .replace(/\/$/, '')
    .replace(/^(docs\/decisions\/\d{4})$/, '$1-*')
    .replace(/^domain\/(?!data\/)/, 'domain/src/')
    .replaceAll(/\bx(?=[/.]|$)/g, '*')
  const pattern = name.replaceAll(/[.+$]/g, String.raw`\$&`).replaceAll('*', '[^/]+')
  const named = new RegExp(`(?:^|/)${pattern}(?:/|$)`)
  return tracked.some((file) => named.test(file))
}

/** What a page names that is not there. */
function lostIn(text) {
  return namedIn(text).filter((path) => !spelledOut(path).every((one) => isThere(one)))
}

/** The addresses within the repository that a page links to, from the page's own folder. */
function linksIn(text) {
  return [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
}

describe('what the pages point at', () => {
  it.each(PAGES)('is there: every path that %s names', (page) => {
    expect(lostIn(read(page))).toEqual([])
  })

  it.each(PAGES)('is there: every link of %s', (page) => {
    expect(linksIn(read(page)).filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([])
  })

  it('is told from words and commands, with braces and stars spelled out', () => {
    const names = ['docs/gone.md', 'docs/{rules,gone}.md', 'docs/*.gone', 'gone.test.ts']
    const others = ['npm test', 'a/b', 'docs/rules.md', 'docs.test.js', 'docs/*.md', 'docs/decisions/0001']
    expect(lostIn([...names, ...others].map((name) => `\`${name}\``).join(', '))).toEqual(names)
    expect(spelledOut('a/{b,c/{d,e}}.ts')).toEqual(['a/b.ts', 'a/c/d.ts', 'a/c/e.ts'])
  })
})

describe('the sections of docs/rules.md', () => {
  const numbers = [...read('docs/rules.md').matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number]) => number)

  it('are there for every comment and test that names one', () => {
    const named = tracked
      .filter((file) => /\.(?:ts|tsx|js|sql|css|md)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/docs\/rules\.md`?, section[\s*]+(\d+\.\d+)/g)].map(([, number]) => number),
      )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((number) => !numbers.includes(number))).toEqual([])
  })

  it('come in order, each once', () => {
    const places = numbers.map((number) => number.split('.').map(Number)).map(([a, b]) => a * 100 + b)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  })
})

describe('docs/glossary.md', () => {
  /** What a row is about. */
  const words = new Set(
    [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm)].flatMap(
      ([, word]) => word.toLowerCase().match(/[a-z]+/g) ?? [],
    ),
  )
  /** English, names of the trade, and what stands between nouns. */
  const OTHERS =
    /^(?:acknowledge|all|approve|cancel|change|check|delete|demo|forgot|hr|idempotensi|in|key|lain|list|login|logout|others|out|passkey|password|pdf|profile|public|publish|push|read|reference|reject|reset|restore|revoke|tahan|totp|withdraw)$/

  it.each([
    ['SQL table', tracked.filter((file) => file.endsWith('.sql')), /create (?:unlogged )?table (\w+)/g],
    ['address', ['packages/domain/src/akses/tabel.ts'], /'(?:GET|POST) \/([^']+)'/g],
  ])('has every noun of an %s', (_kind, files, pattern) => {
    const named = files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name))
    const nouns = named.flatMap((name) => name.replaceAll(/\{\w+\}/g, '').match(/[a-z]+/g) ?? [])
    expect(nouns.length).toBeGreaterThan(50)
    expect([...new Set(nouns)].filter((noun) => !words.has(noun) && !OTHERS.test(noun))).toEqual([])
  })
})
