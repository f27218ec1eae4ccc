import { expect, it } from 'vitest'
import { pengaturanFrom } from '../perusahaan/pengaturan.ts'
import { TINDAKAN_LAYAR, bolehFrom } from './boleh.ts'
import { ROLE, type Role } from './peran.ts'

const BAWAAN = pengaturanFrom([])

it.each<[Role, readonly Role[], readonly Role[]]>([
  ['karyawan', [], []],
  ['koordinator', [], []],
  ['auditor', [], []],
  ['hrd', ['karyawan', 'auditor', 'koordinator', 'hrd'], ['karyawan', 'auditor', 'koordinator']],
  ['admin', ROLE, ROLE],
])('a %s edits accounts of %j and gives %j', (role, mengurus, memberi) => {
  expect(bolehFrom(role, BAWAAN)).toMatchObject({ mengurus, memberi })
})

it.each<[Role, object]>([
  ['karyawan', { 'GET /karyawan/presensi': 'diri', 'POST /pengumuman/{id}/read': 'semua' }],
  ['koordinator', { 'GET /karyawan/presensi': 'tim', 'POST /absensi/{id}/approve': 'tim' }],
  ['hrd', { 'GET /karyawan/presensi': 'semua', kelola: 'semua', 'POST /karyawan': 'semua' }],
  ['admin', { 'GET /karyawan/presensi': 'diri', 'GET /sistem': 'semua', 'POST /karyawan': 'semua' }],
])('a %s reaches as far as the table says', (role, tindakan) => {
  expect(bolehFrom(role, BAWAAN).tindakan).toMatchObject(tindakan)
})

it.each<[Role, readonly string[]]>([
  ['karyawan', ['POST /absensi/{id}/approve', 'POST /karyawan', 'GET /sistem', 'kelola']],
  [
    'koordinator',
    [
      'POST /pengumuman/{id}/read',
      'POST /karyawan',
      'GET /sistem',
      'GET /kelola/payroll',
      'GET /kelola/audit',
    ],
  ],
  ['hrd', ['POST /pengumuman/{id}/read', 'GET /sistem']],
  ['admin', ['POST /absensi/{id}/approve', 'ubahData', 'GET /karyawan/{id}/upah', 'GET /masa-simpan']],
])('what a %s may not do is absent', (role, absent) => {
  expect(
    Object.keys(bolehFrom(role, BAWAAN).tindakan).filter((tindakan) => absent.includes(tindakan)),
  ).toEqual([])
})

it('names no action twice', () => {
  expect(new Set(TINDAKAN_LAYAR).size).toBe(TINDAKAN_LAYAR.length)
})

it('[ATUR-08] what belongs to a module that is switched off is absent, and nothing else', () => {
  const tanpaPush = pengaturanFrom([{ kunci: 'modul_push', nilai: false }])
  for (const role of ROLE.filter((one) => one !== 'auditor')) {
    const {
      'POST /push/langganan': push,
      'POST /kelola/pengaturan/uji-push': _uji,
      ...lain
    } = bolehFrom(role, BAWAAN).tindakan
    expect(push).toBeDefined()
    expect(bolehFrom(role, tanpaPush).tindakan).toEqual(lain)
  }
})

it('[ATUR-03] a role given for some branches reaches these, and edits and gives what lies below it', () => {
  expect(bolehFrom({ role: 'hrd', kantorIds: [3] }, BAWAAN)).toMatchObject({
    tindakan: { 'GET /karyawan/presensi': 'kantor', 'POST /absensi/{id}/approve': 'kantor' },
    mengurus: ['karyawan', 'auditor', 'koordinator'],
    memberi: [],
  })
})

it('[JAGA-11] names whose affairs an account settles where it settles somebody’s', () => {
  expect(bolehFrom({ role: 'karyawan', urusanHrd: [14, 15] }, BAWAAN).urusan_hrd).toEqual([14, 15])
  for (const siapa of ['hrd', { role: 'hrd' }] as const)
    expect(bolehFrom(siapa, BAWAAN)).not.toHaveProperty('urusan_hrd')
})
