import { describe, expect, it } from 'vitest'
import { ROLE } from '../akses/peran.ts'
import {
  NAMA_PENGATURAN,
  type NilaiPengaturan,
  PENGATURAN,
  PILIHAN_PENGATURAN,
  aturanPengaturan,
  formatPengaturan,
  mayEditPengaturan,
  pengaturanFrom,
} from './pengaturan.ts'

describe('settings of the company', () => {
  it.each(NAMA_PENGATURAN)('%s holds its default until a row says otherwise', (nama) => {
    expect(aturanPengaturan(nama, PENGATURAN[nama].bawaan)).toBeUndefined()
    expect(pengaturanFrom([])[nama]).toBe(PENGATURAN[nama].bawaan)
  })

  it.each([
    ['simpan_foto_bulan', 1, true],
    ['simpan_foto_bulan', 120, true],
    ['simpan_foto_bulan', 0, false],
    ['simpan_foto_bulan', 121, false],
    ['simpan_foto_bulan', 1.5, false],
    ['simpan_foto_bulan', '12', false],
    ['simpan_foto_bulan', null, false],
    ['faktor_kedua_wajib', true, true],
    ['faktor_kedua_wajib', 1, false],
    ['faktor_kedua_wajib', 'ya', false],
  ] as const)('%s = %j is taken: %s', (nama, nilai, boleh) => {
    const pesan =
      nama === 'faktor_kedua_wajib' ? 'Pilih ya atau tidak.' : 'Masa simpan foto antara 1 dan 120 bulan.'
    expect(aturanPengaturan(nama, nilai)).toBe(boleh ? undefined : pesan)
    const ubah = pengaturanFrom([{ kunci: nama, nilai }])
    expect(ubah[nama]).toBe(boleh ? nilai : PENGATURAN[nama].bawaan)
  })

  it('a row of a name long gone changes nothing', () => {
    expect(pengaturanFrom([{ kunci: 'sudah_tidak_ada', nilai: 1 }])).toEqual(pengaturanFrom([]))
  })
})

describe('a setting that is a choice', () => {
  it.each([
    ['tanpa_pulang', 'akhir_rencana', undefined],
    ['pembagi_potongan', '25', undefined],
    ['tanpa_pulang', 'lain', 'Pilih salah satu: Tanya orangnya, HRD memutuskan; Jam pulang menurut rencana.'],
    [
      'tanpa_pulang',
      'toString',
      'Pilih salah satu: Tanya orangnya, HRD memutuskan; Jam pulang menurut rencana.',
    ],
    ['izin_dipotong', 1, 'Pilih salah satu: Diingatkan saja; Dipotong.'],
    ['izin_dipotong', ['potong'], 'Pilih salah satu: Diingatkan saja; Dipotong.'],
  ] as const)('%s = %j: %s', (nama, nilai, pesan) => expect(aturanPengaturan(nama, nilai)).toBe(pesan))

  it('takes what is of some choice, and each by its own values alone', () => {
    for (const nama of NAMA_PENGATURAN.filter((satu) => PENGATURAN[satu].jenis === 'pilihan')) {
      const dipakai = PILIHAN_PENGATURAN.filter((nilai) => aturanPengaturan(nama, nilai) === undefined)
      expect(dipakai.length).toBeGreaterThan(1)
      expect(dipakai.length).toBeLessThan(PILIHAN_PENGATURAN.length)
    }
    expect(PILIHAN_PENGATURAN.toSorted()).toEqual(
      [
        '21',
        '25',
        '30',
        'akhir_rencana',
        'bulanan',
        'harian',
        'hari_kerja',
        'ingatkan',
        'kalender',
        'potong',
        'tanya',
      ].toSorted(),
    )
  })
})

it.each([
  ['simpan_foto_bulan', 12, '12 bulan'],
  ['tutup_tanggal', 20, '20 setiap bulan'],
  ['modul_push', true, 'ya'],
  ['modul_push', false, 'tidak'],
  ['pembagi_potongan', '25', '25 hari'],
  ['tanpa_pulang', 'tanya', 'Tanya orangnya, HRD memutuskan'],
  ['tanpa_pulang', 'dulu', 'dulu'],
] as const)('%s = %j reads %j', (nama, nilai, kata) =>
  expect(formatPengaturan(nama, nilai as NilaiPengaturan)).toBe(kata),
)

it('HR sets what work, pay and what is kept follow; administrators how one signs in, what there is, and who approves pay', () => {
  for (const nama of NAMA_PENGATURAN) {
    const { kelompok } = PENGATURAN[nama]
    const siapa =
      kelompok === 'masuk' || kelompok === 'modul' || nama === 'gaji_orang_kedua' ? 'admin' : 'hrd'
    expect([nama, ROLE.filter((role) => mayEditPengaturan(role, nama))]).toEqual([nama, [siapa]])
  }
})

it('of several rows each is of its own setting', () => {
  const semua = pengaturanFrom([
    { kunci: 'modul_push', nilai: false },
    { kunci: 'luring_jam', nilai: 12 },
  ])
  expect([semua.modul_push, semua.luring_jam, semua.modul_pengingat]).toEqual([false, 12, true])
})
