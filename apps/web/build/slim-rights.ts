import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AKSES } from '@rekan/domain/akses'
import { PEMUTUS } from '@rekan/domain/peran'
import type { Plugin } from 'vite'

const TABLE = /domain[\\/]src[\\/]akses\.ts$/
const ROWS = /export const AKSES = rows\(\{\n[\s\S]*?\n\}\)/
/** A call that is made, and the type of one: neither asks who may. */
const CALLED = /\bcall\(\s*'[^']+'|<\s*'[^']+'/g
const SOURCES = join(import.meta.dirname, '../src')
const RULES = join(import.meta.dirname, '../../../packages/domain/src')

/** Gives the browser the rows of the rights table that its sources name: the server, which decides, has them all. */
export function slimRights(): Plugin {
  return {
    name: 'rekan:slim-rights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: TABLE },
      handler: (code) => ({ code: slimTable(code, readSources()), map: null }),
    },
  }
}

/** The module of the table without rows that no quoted name in `sources` asks for. Throws where it reads otherwise than expected. */
export function slimTable(code: string, sources: string): string {
  if (!ROWS.test(code)) throw new Error('domain/akses.ts: the table was not found')
  // What reads the table asks for rows itself.
  const asking = code.replace(ROWS, '') + sources.replaceAll(CALLED, '')
  const rows = Object.entries(AKSES)
    .filter(([name]) => asking.includes(`'${name}'`) || asking.includes(`"${name}"`))
    .map(([name, row]) => `${JSON.stringify(name)}: ${row === PEMUTUS ? 'PEMUTUS' : JSON.stringify(row)}`)
  return code.replace(ROWS, () => `export const AKSES = rows({ ${rows.join(', ')} })`)
}

/** All of the browser's own, and the rules that ask the table. */
function readSources(): string {
  const own = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => join(SOURCES, file))
  const rules = globSync('*.ts', { cwd: RULES, exclude: ['*.test.ts', 'akses.ts'] }).map((file) =>
    join(RULES, file),
  )
  const texts = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'))
  return [...texts(own), ...texts(rules).filter((text) => /\b(cakupan|boleh)\(/.test(text))].join('\n')
}
