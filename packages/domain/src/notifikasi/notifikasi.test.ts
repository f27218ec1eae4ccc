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

it('[KERJA-15] leads whoever forgot to check out to where they say when they left', () => {
  expect(tujuanKabar('koordinator', 'PRESENSI_TANPA_PULANG')).toBe('/pulang')
})

it('[GANTI-01] leads to where works, swaps and replacements are answered, whatever the role', () => {
  const tujuan = (jenis: string) => ROLE.map((role) => tujuanKabar(role, jenis))
  expect([...new Set(tujuan('ALARM_BELUM_DATANG'))]).toEqual(['/kelola'])
  expect([...new Set(tujuan('TAWARAN_DIKIRIM'))]).toEqual(['/jadwal'])
  expect([...new Set(tujuan('TUKAR_MENUNGGU'))]).toEqual(['/kelola/jadwal/tukar'])
  expect(tujuanKabar('karyawan', 'toString')).toBe('/rekap/perizinan')
})

it('leads to screens of this site alone', () => {
  for (const tujuan of TUJUAN_PUSH) expect(tujuan).toMatch(/^\/[a-z]+(\/[a-z]+)*$/)
})
