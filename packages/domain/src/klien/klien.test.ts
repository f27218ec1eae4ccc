import { describe, expect, it } from 'vitest'
import { ATURAN_KLIEN, kebutuhanPada, keadaanKontrak } from './klien.ts'

describe('a contract with a client', () => {
  const masa = { mulai: '2026-01-01', sampai: '2026-12-31' }
  it.each([
    ['2025-12-31', 'akan_datang'],
    ['2026-01-01', 'berjalan'],
    ['2026-10-31', 'berjalan'],
    ['2026-11-01', 'segera_berakhir'],
    ['2026-12-31', 'segera_berakhir'],
    ['2027-01-01', 'berakhir'],
  ])('on %s is %s', (hariIni, keadaan) => {
    const segera = new Date(Date.parse(hariIni) + 60 * 86_400_000).toISOString().slice(0, 10)
    expect(keadaanKontrak(masa, hariIni, segera)).toBe(keadaan)
  })
})

describe('what a post needs', () => {
  const butuh = (berlaku_dari: string, jumlah: number, hari = 1) => ({
    berlaku_dari,
    jenis_shift_id: 7,
    hari,
    jumlah,
  })
  const semua = [butuh('2026-01-01', 2), butuh('2026-01-01', 3, 2), butuh('2026-06-01', 4)]
  it.each([
    ['2025-12-31', []],
    ['2026-01-01', [2, 3]],
    ['2026-05-31', [2, 3]],
    ['2026-06-01', [4]],
  ])('on %s is what the last day before it says, all of it', (tanggal, jumlah) => {
    expect(kebutuhanPada(semua, tanggal).map((satu) => satu.jumlah)).toEqual(jumlah)
  })
})

describe('a text of a client', () => {
  it.each([
    [
      'alamat',
      300,
      'Alamat tidak boleh lebih dari 300 karakter.',
      'Alamat mengandung karakter yang tidak dikenal.',
    ],
    [
      'catatan',
      500,
      'Catatan tidak boleh lebih dari 500 karakter.',
      'Catatan mengandung karakter yang tidak dikenal.',
    ],
    [
      'seragam',
      200,
      'Seragam tidak boleh lebih dari 200 karakter.',
      'Seragam mengandung karakter yang tidak dikenal.',
    ],
  ] as const)('%s may be left out, and is of %d characters at the most', (nama, batas, panjang, kendali) => {
    const aturan = ATURAN_KLIEN[nama]
    expect([
      aturan(''),
      aturan('a'.repeat(batas)),
      aturan('a'.repeat(batas + 1)),
      aturan('a\u202eb'),
    ]).toEqual([undefined, undefined, panjang, kendali])
  })

  it.each([
    ['nama', 'Nama klien', true],
    ['kontak', 'Nama kontak', true],
    ['jabatan_kontak', 'Jabatan', false],
    ['nomor', 'Nomor kontrak', true],
    ['pos', 'Nama pos', true],
    ['jabatan', 'Jabatan', true],
  ] as const)('%s is called %j, and has to be there: %s', (nama, sebutan, wajib) => {
    const aturan = ATURAN_KLIEN[nama]
    expect(aturan('PT Contoh')).toBeUndefined()
    expect(aturan('')).toBe(wajib ? `${sebutan} harus diisi.` : undefined)
    expect(aturan('a'.repeat(500))).toBe(`${sebutan} tidak boleh lebih dari 100 karakter.`)
  })

  it('has a kode that names what it is of', () => {
    expect(ATURAN_KLIEN.kode('KLN01')).toBeUndefined()
    expect(ATURAN_KLIEN.kode('')).toMatch(/^Kode klien/)
  })
})

it('what a post needs is the latest that holds, in whichever order the rows come', () => {
  const satu = (berlaku_dari: string) => ({ berlaku_dari, jenis_shift_id: 7, hari: 1, jumlah: 1 })
  const tiga = ['2026-06-01', '2026-01-01', '2026-03-01'].map(satu)
  expect(kebutuhanPada(tiga, '2026-05-01')).toEqual([satu('2026-03-01')])
  expect(kebutuhanPada(tiga.toReversed(), '2026-05-01')).toEqual([satu('2026-03-01')])
})
