import { describe, expect, it } from 'vitest'
import type { Pelaku } from './akses.ts'
import { mayManage, mayOpenAkun, mayOpenPemutus } from './akun.ts'
import { ROLE, type Role } from './peran.ts'

const orang = (role: Role): Pelaku => ({ penggunaId: 7, role, karyawanId: 12 })

describe('mayOpenAkun', () => {
  it.each<[Role, readonly Role[]]>([
    ['karyawan', []],
    ['koordinator', []],
    ['auditor', []],
    ['hrd', ['karyawan', 'auditor', 'koordinator']],
    ['admin', ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin']],
  ])('lets %s open accounts of %j', (role, harapan) => {
    expect(ROLE.filter((target) => mayOpenAkun(orang(role), { penggunaId: 8, role: target }))).toEqual(
      harapan,
    )
  })

  it('lets nobody open their own', () => {
    for (const role of ROLE) expect(mayOpenAkun(orang(role), { penggunaId: 7, role })).toBe(false)
  })
})

describe('mayManage', () => {
  it.each([
    [undefined, 'hrd', true],
    [[3], 'hrd', false],
    [[3], 'koordinator', true],
    [[3], 'admin', false],
  ] as const)('[ATUR-03] lets hrd of %j edit an account of %s: %s', (kantorIds, role, hasil) =>
    expect(mayManage({ role: 'hrd', ...(kantorIds && { kantorIds }) }, role)).toBe(hasil),
  )
})

describe('mayOpenPemutus', () => {
  it.each(ROLE)(
    'lets a %s open who decides about somebody: an administrator who is not HR as well',
    (role) => {
      expect(mayOpenPemutus(role, false)).toBe(role === 'admin')
      expect(mayOpenPemutus(role, true)).toBe(false)
    },
  )
})
