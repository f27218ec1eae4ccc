import { describe, expect, it } from 'vitest'
import { NAMA_PENGATURAN, PENGATURAN, aturanPengaturan, pengaturanFrom } from './pengaturan.ts'

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
