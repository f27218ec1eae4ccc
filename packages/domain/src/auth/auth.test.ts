import umum from '../../data/kata-sandi-umum.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import {
  akhirSesi,
  aturanEmail,
  aturanKataSandiBaru,
  aturanKataSandiMasuk,
  aturanNamaPengguna,
  isDikonfirmasi,
  tujuanAman,
} from './auth.ts'

const SITUS = 'https://rekan.example'

describe('tujuanAman', () => {
  it.each([
    '/',
    '/home',
    '/home/',
    '/presensi/12?tanggal=2026-11-20',
    '/presensi/12/?tanggal=2026-11-20#peta',
    '/rekap/presensi?bulan=11&tahun=2026',
    '/?dari=https://lain.example//a',
    '/#//lain.example',
    '/karyawan?nama=Siti%20Rahma',
    '/karyawan?nama=Siti Rahma',
    '/.well-known/a',
    '/@lain.example',
    '/javascript:alert(1)',
    '/%2F%2Flain.example',
  ])('follows %s, a path of this site', (tujuan) => {
    expect(tujuanAman(tujuan)).toBe(tujuan)
    expect(new URL(tujuan, SITUS).origin).toBe(SITUS)
  })

  it.each([
    ['another host by two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['backslash and slash', '\\/evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a/..\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a carriage return that browsers drop', '/\r\\evil.example'],
    ['a control character in the search', '/home?a=\u0000'],
    ['an empty segment behind a dot', '/.//evil.example'],
    ['an empty segment behind two dots', '/a/..//evil.example'],
    ['an empty segment behind an encoded dot', '/%2e//evil.example'],
    ['an address', 'https://evil.example/home'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a space before the slashes', ' //evil.example'],
    ['a tab before the slashes', '\t//evil.example'],
    ['a relative path', 'home'],
    ['a dot', './home'],
    ['a search alone', '?a=1'],
    ['nothing', ''],
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['an array of one path', ['/home']],
    ['an object that prints as a path', { toString: () => '/akun' }],
  ])('leads %s to /home', (_name, tujuan) => expect(tujuanAman(tujuan)).toBe('/home'))

  it('judges a very long path without getting lost in it', () => {
    const panjang = `${'/a'.repeat(50_000)}\\`
    expect(tujuanAman(panjang)).toBe('/home')
  })
})

describe('sign-in fields', () => {
  it.each([
    ['siti@rekan.example', undefined],
    ['KBN0012', undefined],
    ['a'.repeat(254), undefined],
    ['a'.repeat(255), 'Email atau kode karyawan terlalu panjang.'],
    ['', 'Email atau kode karyawan harus diisi.'],
    [' \t', 'Email atau kode karyawan harus diisi.'],
  ])('judge the name %j', (nilai, pesan) => expect(aturanNamaPengguna(nilai)).toBe(pesan))

  it.each([
    ['x', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'Kata sandi terlalu panjang.'],
    ['', 'Kata sandi harus diisi.'],
  ])('judge the password %j by presence and length alone', (nilai, pesan) =>
    expect(aturanKataSandiMasuk(nilai)).toBe(pesan),
  )
})

describe('an address that mail can go to', () => {
  const SALAH = 'Alamat email tidak valid.'
  it.each([
    ['siti@rekan.example', undefined],
    ['s@r.e', undefined],
    ['siti.rahma+kerja@mail.rekan.example', undefined],
    [`${'a'.repeat(244)}@b.example`, undefined],
    [`${'a'.repeat(245)}@b.example`, SALAH],
    ['', SALAH],
    ['siti', SALAH],
    ['@rekan.example', SALAH],
    ['siti@', SALAH],
    ['siti@rekan', SALAH],
    ['siti@.example', SALAH],
    ['siti@rekan.', SALAH],
    ['siti@rekan..example', SALAH],
    ['siti@@rekan.example', SALAH],
    ['siti@rekan@example.id', SALAH],
    ['siti rahma@rekan.example', SALAH],
    ['siti@re kan.example', SALAH],
    ['siti@rekan.exa mple', SALAH],
    ['siti@rekan.example, lain@rekan.example', SALAH],
    ['lain@rekan.example,siti@rekan.example', SALAH],
    ['siti@rekan<lain.example>', SALAH],
    ['siti\u202e@rekan.example', SALAH],
    ['siti@re\u0000kan.example', SALAH],
    ['siti@rekan.exa\u200bmple', SALAH],
  ])('judges %j', (nilai, pesan) => {
    expect(aturanEmail(nilai)).toBe(pesan)
    const { pattern = '', maxLength = 0, format } = aturanEmail.bentuk ?? {}
    expect(new RegExp(pattern, 'u').test(nilai) && nilai.length <= maxLength).toBe(pesan === undefined)
    expect(format).toBe('email')
  })

  it('may have spaces around it', () => expect(aturanEmail(' siti@rekan.example\n')).toBeUndefined())
})

describe('a new password', () => {
  const aturan = aturanKataSandiBaru(new Set(['password123', '1234567890']))
  it.each([
    ['hujan-di-Bogor', undefined],
    ['a'.repeat(10), undefined],
    ['a'.repeat(200), undefined],
    ['', 'Kata sandi harus diisi.'],
    ['a'.repeat(9), 'Kata sandi minimal 10 karakter.'],
    ['a'.repeat(201), 'Kata sandi terlalu panjang.'],
    ['1234567890', 'Kata sandi ini terlalu umum. Pilih yang lain.'],
    ['PassWord123', 'Kata sandi ini terlalu umum. Pilih yang lain.'],
  ])('judges %j', (nilai, pesan) => expect(aturan(nilai)).toBe(pesan))
})

it('[JAGA-27] refuses the commonest passwords: by their length, or by the list of those that are long enough', () => {
  const semua = new Set(umum.data)
  const aturan = aturanKataSandiBaru(semua)
  expect(semua.size).toBe(umum.data.length)
  expect(semua.size).toBeGreaterThan(2700)
  // Longer ones among the first 10,000 of lists that guessers begin with.
  const dicoba = [
    'qwertyuiop',
    '1q2w3e4r5t',
    'usuckballz1',
    'Microphone',
    'pufunga7782',
    'PASSWORD123',
    'basketball',
  ]
  for (const satu of [...umum.data, ...dicoba])
    expect(aturan(satu), satu).toMatch(/terlalu umum|minimal|terlalu panjang/)
})

const JAM = 3_600_000
describe('akhirSesi', () => {
  it.each([
    ['karyawan', 400 * 24 * JAM, 430 * 24 * JAM],
    ['koordinator', 0, 30 * 24 * JAM],
    ['hrd', 0, 12 * JAM],
    ['hrd', 13 * 24 * JAM, 13.5 * 24 * JAM],
    ['admin', 13 * 24 * JAM + 18 * JAM, 14 * 24 * JAM],
  ] as const)('of %s, used last %i ms after the sign-in', (role, dipakai, akhir) => {
    expect(akhirSesi(role, 5, 5 + dipakai)).toBe(5 + akhir)
  })
})

describe('isDikonfirmasi', () => {
  const SAAT = 1_000_000
  it.each([
    ['signed in just now', 0, null, true, false],
    ['signed in 5 minutes ago', 300_000, null, true, false],
    ['a moment longer ago', 300_001, null, false, false],
    ['long ago, confirmed 5 minutes ago', 900_000, 300_000, true, true],
    ['confirmed longer ago', 900_000, 300_001, false, false],
  ] as const)('%s', (_nama, masuk, konfirmasi, isMasuk, isUlang) => {
    const sesi = { masukPada: SAAT - masuk, konfirmasiPada: konfirmasi === null ? null : SAAT - konfirmasi }
    expect([isDikonfirmasi(sesi, 'masuk', SAAT), isDikonfirmasi(sesi, 'ulang', SAAT)]).toEqual([
      isMasuk,
      isUlang,
    ])
  })
})
