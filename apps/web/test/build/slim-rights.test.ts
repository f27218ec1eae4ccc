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
    expect(table).toContain('"POST /absensi/{id}/approve": PEMUTUS')
    expect(table).toContain(`"kelola": ${JSON.stringify(AKSES.kelola)}`)
    expect(table).not.toMatch(/POST \/login|GET \/profile/)
    // All that reads the table stands, and finds the rows that it asks for itself.
    expect(table).toContain('"POST /karyawan/{id}/kode-reset"')
    expect(slim).toContain('export function cakupan(')
  })

  it('stops the build once the table is written otherwise', () => {
    expect(() => slimTable(code.replace('rows({', 'rows( {'), asked)).toThrow('the table was not found')
  })
})
