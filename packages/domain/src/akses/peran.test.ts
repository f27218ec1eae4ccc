import { describe, expect, it } from 'vitest'
import { mayGiveRole, mayManageRole } from './peran.ts'

describe('mayManageRole', () => {
  it.each([
    ['hrd', 'karyawan', true],
    ['hrd', 'koordinator', true],
    ['hrd', 'hrd', true],
    ['hrd', 'admin', false],
    ['admin', 'admin', true],
    ['admin', 'hrd', true],
    ['koordinator', 'hrd', false],
    ['karyawan', 'koordinator', false],
  ] as const)('%s over %s: %s', (pengurus, role, hasil) => expect(mayManageRole(pengurus, role)).toBe(hasil))
})

describe('mayGiveRole', () => {
  it.each([
    ['hrd', 'karyawan', true],
    ['hrd', 'koordinator', true],
    ['hrd', 'hrd', false],
    ['hrd', 'admin', false],
    ['admin', 'admin', true],
    ['admin', 'hrd', true],
    ['koordinator', 'karyawan', true],
    ['koordinator', 'koordinator', false],
  ] as const)('%s gives %s: %s', (pemberi, role, hasil) => expect(mayGiveRole(pemberi, role)).toBe(hasil))
})
