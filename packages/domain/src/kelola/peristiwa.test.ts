import { expect, it } from 'vitest'
import { cakupan } from '../akses/akses.ts'
import { ROLE } from '../akses/peran.ts'
import { NAMA_TOPIK, TOPIK } from './peristiwa.ts'

it.each([
  ['presensi', ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin']],
  ['alarm', ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin']],
  ['izin', ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin']],
  ['lembur', ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin']],
  ['pengumuman', ['hrd']],
  ['proses', ['auditor', 'koordinator', 'hrd', 'admin']],
] as const)('of %s hear %j', (topik, role) => {
  expect(NAMA_TOPIK).toContain(topik)
  expect(ROLE.filter((satu) => cakupan({ role: satu }, TOPIK[topik]) !== null)).toEqual(role)
})
