import { expect, test } from 'vitest'
import { bolehFrom } from '@rekan/domain/akses/boleh'
import { pengaturanFrom } from '@rekan/domain/perusahaan/pengaturan'
import type { Role } from '@rekan/domain/akses/peran'
import { tabsOf } from './profil-tabs.tsx'
import type { Langkah, Presensi } from '../hari/hari.wire.ts'

const HARI = { langkah: 'checkIn' } as Presensi

function labels(name: Role, presensi: Presensi | null) {
  return tabsOf({ boleh: bolehFrom(name, pengaturanFrom([])), presensi }).map(({ label }) => label)
}

test.each<[Role, string[]]>([
  ['karyawan', ['Beranda', 'Perizinan', 'Presensi', 'Lembur', 'Akun']],
  ['koordinator', ['Beranda', 'Izin', 'Presensi', 'Lembur', 'Akun']],
  ['hrd', ['Beranda', 'Izin', 'Presensi', 'Lembur', 'Akun']],
  ['admin', ['Beranda', 'Karyawan', 'Akun']],
])('the tabs of %s, in their order', (role, expected) => {
  expect(labels(role, HARI)).toEqual(expected)
})

test('without a day to attend there is no tab that leads to it', () => {
  expect(labels('karyawan', null)).toEqual(['Beranda', 'Perizinan', 'Lembur', 'Akun'])
})

test.each<[Langkah, string]>([
  ['checkIn', '/checkin'],
  ['checkOut', '/checkout'],
  ['selesai', '/checkin'],
])('the raised tab leads to the next step: %s to %s', (langkah, to) => {
  const tabs = tabsOf({ boleh: bolehFrom('karyawan', pengaturanFrom([])), presensi: { ...HARI, langkah } })
  expect(tabs.find(({ raised }) => raised)?.to).toBe(to)
})
