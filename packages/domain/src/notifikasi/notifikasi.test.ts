import { expect, it } from 'vitest'
import { JENIS_NOTIFIKASI, TUJUAN_PUSH, isTujuanLembar, readTujuanPush, tujuanKabar } from './notifikasi.ts'
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

it('news opens where it is answered, all other news the requests', () => {
  const tujuan = new Map(
    JENIS_NOTIFIKASI.map((jenis) => [jenis, tujuanKabar('koordinator', { jenis, detailId: 7 })] as const),
  )
  const ke = (layar: string) => [...tujuan].filter(([, satu]) => satu === layar).map(([jenis]) => jenis)
  expect(ke('/pulang')).toEqual(['PRESENSI_TANPA_PULANG'])
  expect(ke('/jadwal')).toEqual([
    'JADWAL_TERBIT',
    'TUKAR_DIMINTA',
    'TUKAR_DIJAWAB',
    'TUKAR_DIPUTUSKAN',
    'TAWARAN_DIKIRIM',
    'PENUGASAN_DIBERIKAN',
    'PENUGASAN_DILEPAS',
    'PENUGASAN_DIGANTIKAN',
  ])
  expect(ke('/kelola')).toEqual(['ALARM_BELUM_DATANG', 'TAWARAN_DIAMBIL', 'PENUGASAN_DITANYAKAN'])
  expect(ke('/kelola/jadwal/tukar')).toEqual(['TUKAR_MENUNGGU'])
  expect(ke('/kelola/presensi')).toEqual(['KLIEN_CABANG'])
  expect(ke('/kelola/klien/berita-acara/7')).toEqual([
    'KLIEN_KEBERATAN',
    'KLIEN_TANDA_TANGAN',
    'KLIEN_REVISI',
  ])
  expect(ke('/izin')).toHaveLength(JENIS_NOTIFIKASI.length - 17)
  for (const satu of tujuan.values()) expect(readTujuanPush(satu)).toBe(satu)
})

it('news of what people of HR ask, of their punches, their accounts and of being named opens for who approves HR’s pay alone', () => {
  const beda = JENIS_NOTIFIKASI.filter((jenis) => {
    const kabar = { jenis, detailId: 7 }
    return tujuanKabar('karyawan', kabar, true) !== tujuanKabar('karyawan', kabar)
  })
  expect(beda.map((jenis) => [jenis, tujuanKabar('karyawan', { jenis, detailId: 7 }, true)])).toEqual([
    ['IZIN_DIAJUKAN', '/izin'],
    ['LEMBUR_DIAJUKAN', '/pengajuan-lembur'],
    ['PRESENSI_PERLU_TINJAUAN', '/home'],
    ['REKENING_DIGANTI', '/home'],
    ['PENYETUJU_DITUNJUK', '/home'],
  ])
})

it.each([
  ['/kelola/klien/berita-acara/12', true],
  ['/kelola/klien/berita-acara/1234567890', true],
  ['/kelola/klien/berita-acara/12345678901', false],
  ['/kelola/klien/berita-acara/0', false],
  ['/kelola/klien/berita-acara/01', false],
  ['/kelola/klien/berita-acara/12x', false],
  ['x/kelola/klien/berita-acara/12', false],
  ['/kelola', false],
  ['/izin', false],
])('%s is a client’s sheet: %s', (teks, isLembar) => {
  const tujuan = readTujuanPush(teks)
  expect(tujuan !== undefined && isTujuanLembar(tujuan)).toBe(isLembar)
})
