import { expect, test } from 'vitest'
import { bolehFrom } from '@rekan/domain/akses/boleh'
import { pengaturanFrom } from '@rekan/domain/perusahaan/pengaturan'
import type { Role } from '@rekan/domain/akses/peran'
import { menuOf } from './menu-beranda.tsx'

test.each<[Role, number, string[]]>([
  [
    'karyawan',
    12,
    [
      'Perizinan',
      'Rekap Presensi',
      'Jadwal',
      'Data Diri',
      'Penempatan',
      'Lembur',
      'Slip Gaji',
      'Rekan Kerja',
    ],
  ],
  [
    'koordinator',
    12,
    [
      'Perizinan Saya',
      'Rekap Presensi',
      'Jadwal',
      'Data Diri',
      'Penempatan',
      'Lembur Saya',
      'Slip Gaji',
      'Rekan Kerja',
      'Kelola',
    ],
  ],
  [
    'hrd',
    12,
    [
      'Perizinan Saya',
      'Rekap Presensi',
      'Data Diri',
      'Penempatan',
      'Lembur Saya',
      'Slip Gaji',
      'Karyawan',
      'Kelola',
    ],
  ],
  ['admin', 0, ['Data Diri', 'Kelola', 'Karyawan Baru']],
])('the menu of %s with employee %i', (name, karyawanId, expected) => {
  expect(
    menuOf({ boleh: bolehFrom(name, pengaturanFrom([])), karyawanId }).map(({ label }) => label),
  ).toEqual(expected)
})
