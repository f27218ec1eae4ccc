import { describe, expect, it } from 'vitest'
import { AKSES } from './tabel.ts'
import { ROLE, ROLE_BERLINGKUP, isPemutus, mayGiveRole, mayManageRole } from './peran.ts'

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

it('decides what others ask for: who coordinates, HR, and who makes accounts of both', () => {
  expect(ROLE.filter(isPemutus)).toEqual(['koordinator', 'hrd', 'admin'])
})

it('[ATUR-03] a role is given for some branches where it reaches anybody else’s records, the administrator’s apart', () => {
  const menjangkau = ROLE.filter((role) =>
    ['GET /karyawan/presensi', 'GET /absensi'].some((tindakan) => {
      const sejauh: unknown = Object(AKSES)[tindakan][role]
      return sejauh === 'tim' || sejauh === 'semua'
    }),
  )
  expect(ROLE_BERLINGKUP.toSorted()).toEqual(menjangkau.toSorted())
})
