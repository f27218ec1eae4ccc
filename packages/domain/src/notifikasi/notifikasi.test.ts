import { expect, it } from 'vitest'
import { TUJUAN_PUSH, readTujuanPush, tujuanKabar } from './notifikasi.ts'
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
  expect(tujuanKabar('koordinator', { jenis: 'PRESENSI_TANPA_PULANG', detailId: 7 })).toBe('/pulang')
})

it('[GANTI-01] leads to where works, swaps and replacements are answered, whatever the role', () => {
  const tujuan = (jenis: string) => ROLE.map((role) => tujuanKabar(role, { jenis, detailId: 7 }))
  expect([...new Set(tujuan('ALARM_BELUM_DATANG'))]).toEqual(['/kelola'])
  expect([...new Set(tujuan('TAWARAN_DIKIRIM'))]).toEqual(['/jadwal'])
  expect([...new Set(tujuan('TUKAR_MENUNGGU'))]).toEqual(['/kelola/jadwal/tukar'])
  expect(tujuanKabar('karyawan', { jenis: 'toString', detailId: 7 })).toBe('/rekap/perizinan')
})

it('[KLIEN-11][KLIEN-13] leads from news of a client’s sheet to the sheet, and HR of a branch to what is recorded there', () => {
  for (const jenis of ['KLIEN_KEBERATAN', 'KLIEN_TANDA_TANGAN', 'KLIEN_REVISI'])
    expect(tujuanKabar('hrd', { jenis, detailId: 12 })).toBe('/kelola/klien/berita-acara/12')
  expect(tujuanKabar('hrd', { jenis: 'KLIEN_CABANG', detailId: 12 })).toBe('/kelola/presensi')
})

it('takes nothing else that comes from outside for a screen', () => {
  for (const tujuan of [...TUJUAN_PUSH, '/kelola/klien/berita-acara/12'] as const)
    expect(readTujuanPush(tujuan)).toBe(tujuan)
  for (const lain of [
    '/kelola/klien/berita-acara/',
    '/kelola/klien/berita-acara/1/../2',
    '//a.example',
    '/x',
    7,
  ])
    expect(readTujuanPush(lain)).toBeUndefined()
})

it.each(['karyawan', 'admin'] as const)('leads a %s who approves HR’s pay to what they decide', (role) => {
  const lead = (jenis: string) => tujuanKabar(role, { jenis, detailId: 1 }, true)
  expect(lead('IZIN_DIAJUKAN')).toBe('/izin')
  expect(lead('LEMBUR_DIAJUKAN')).toBe('/pengajuan-lembur')
  expect(lead('PRESENSI_PERLU_TINJAUAN')).toBe('/home')
  expect(lead('JADWAL_TERBIT')).toBe('/jadwal')
})

it('leads to screens of this site alone', () => {
  for (const tujuan of TUJUAN_PUSH) expect(tujuan).toMatch(/^\/[a-z-]+(\/[a-z]+)*$/)
})
