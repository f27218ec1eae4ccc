import { expect, it } from 'vitest'
import { SEBUTAN_HARI, SEBUTAN_STATUS } from './sebutan.ts'

it.each([
  ['HADIR', 'Hadir'],
  ['BELUM_PRESENSI', 'Belum presensi'],
  ['LIBUR', 'Libur'],
  ['ALPA', 'Alpa'],
  ['IZIN', 'Izin'],
  ['SAKIT', 'Sakit'],
  ['CUTI', 'Cuti'],
  ['DINAS_LUAR', 'Dinas luar'],
  ['WFH', 'Kerja dari rumah'],
  ['KOREKSI_PRESENSI', 'Koreksi presensi'],
] as const)('a day of %s is called %j', (hari, sebutan) => expect(SEBUTAN_HARI[hari]).toBe(sebutan))

it('a request stands where its status says', () => {
  for (const [status, sebutan] of Object.entries(SEBUTAN_STATUS)) expect(sebutan.toLowerCase()).toBe(status)
})
