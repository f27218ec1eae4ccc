import { describe, expect, it } from 'vitest'
import { bolehMemberi, bolehMengurus } from './peran.ts'

describe('bolehMengurus', () => {
  it.each([
    ['hrd', 'karyawan', true],
    ['hrd', 'koordinator', true],
    ['hrd', 'hrd', true],
    ['hrd', 'admin', false],
    ['admin', 'admin', true],
    ['admin', 'hrd', true],
    ['koordinator', 'hrd', false],
    ['karyawan', 'koordinator', false],
  ] as const)('%s over %s: %s', (pengurus, role, hasil) => expect(bolehMengurus(pengurus, role)).toBe(hasil))
})

describe('bolehMemberi', () => {
  it.each([
    ['hrd', 'karyawan', true],
    ['hrd', 'koordinator', true],
    ['hrd', 'hrd', false],
    ['hrd', 'admin', false],
    ['admin', 'admin', true],
    ['admin', 'hrd', true],
    ['koordinator', 'karyawan', true],
    ['koordinator', 'koordinator', false],
  ] as const)('%s gives %s: %s', (pemberi, role, hasil) => expect(bolehMemberi(pemberi, role)).toBe(hasil))
})
