import { expect, it } from 'vitest'
import { TUJUAN_PUSH, tujuanKabar } from './notifikasi.ts'
import { ROLE } from '../akses/peran.ts'

it('leads whoever decides or oversees to the requests, everybody else to their own', () => {
  expect(ROLE.map((role) => [role, tujuanKabar(role)])).toEqual([
    ['karyawan', '/rekap/perizinan'],
    ['auditor', '/izin'],
    ['koordinator', '/izin'],
    ['hrd', '/izin'],
    ['admin', '/izin'],
  ])
})

it('leads to screens of this site alone', () => {
  for (const tujuan of TUJUAN_PUSH) expect(tujuan).toMatch(/^\/[a-z]+(\/[a-z]+)*$/)
})
