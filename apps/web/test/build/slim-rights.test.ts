import { readFileSync } from 'node:fs'
import { AKSES } from '@rekan/domain/akses'
import { describe, expect, it } from 'vitest'
import { slimTable } from '../../build/slim-rights.ts'

const code = readFileSync(new URL('../../../../packages/domain/src/akses.ts', import.meta.url), 'utf8')
const asked = "cakupan(role.name, 'POST /absensi/{id}/approve') && cakupan(role.name, 'kelola')"

describe('the rights table of the browser', () => {
  it('has the rows that are asked for, as they are, and none that is only called', () => {
    const slim = slimTable(code, `${asked}; call('POST /login', body); type A = CallAnswer<'GET /profile'>`)
    const table = /export const AKSES = rows\((\{.*\})\)/.exec(slim)?.[1] ?? ''
    expect(table).toBe(`{ "POST /absensi/{id}/approve": PEMUTUS, "kelola": ${JSON.stringify(AKSES.kelola)} }`)
    // All that reads the table stands.
    expect(slim).toContain('export function cakupan(')
  })

  it('stops the build once the table is written otherwise', () => {
    expect(() => slimTable(code.replace('rows({', 'rows( {'), asked)).toThrow('the table was not found')
  })
})
