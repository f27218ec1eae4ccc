import { describe, expect, it } from 'vitest'
import {
  type BarisSlip,
  JENIS_BARIS,
  JENIS_MENURUT,
  KOMPONEN,
  POTONGAN_BERLEBIH,
  SIFAT_BARIS,
  aturanAlamatPerusahaan,
  aturanAlasanRevisi,
  aturanCatatanSlip,
  aturanJumlah,
  aturanNamaBaris,
  aturanNamaPerusahaan,
  aturanPengecualian,
  formatPeriode,
  isPeriodeSelesai,
  isPotonganBerlebih,
  judgeBulanSlip,
  judgeSlip,
  judgeTahunSlip,
  sumKenaPajak,
  totalSlip,
} from './payroll.ts'

const baris = (jumlah: number, jenis: BarisSlip['jenis'] = 'LAIN'): BarisSlip => ({
  nama: 'Baris',
  jenis,
  jumlah,
})
const KOSONG = { penghasilan: [], potongan: [], penghasilan_lain: [] }

describe('totalSlip', () => {
  it('adds other income to gross pay and takes deductions off', () => {
    expect(
      totalSlip({
        penghasilan: [baris(5_000_000, 'TETAP'), baris(250_000, 'TIDAK_TETAP')],
        potongan: [baris(100_000), baris(50_001)],
        penghasilan_lain: [baris(75_000)],
      }),
    ).toEqual({
      gaji_kotor: 5_325_000,
      total_potongan: 150_001,
      total_tambahan: 75_000,
      gaji_bersih: 5_174_999,
    })
  })
})

describe('judgeSlip', () => {
  const satu = { ...KOSONG, penghasilan: [baris(1000, 'TETAP')] }
  const MINIM = 'Isi paling sedikit satu baris penghasilan.'
  const LEBIH = 'Potongan melebihi penghasilan. Kurangi potongan, atau cicil di bulan berikutnya.'
  const JENIS = 'Jenis baris tidak sesuai dengan kelompoknya.'
  it.each([
    ['nothing earned', KOSONG, { penghasilan: MINIM }],
    ['deductions alone', { ...KOSONG, potongan: [baris(1)] }, { penghasilan: MINIM }],
    ['other income alone', { ...KOSONG, penghasilan_lain: [baris(1)] }, undefined],
    ['as much taken off as earned', { ...satu, potongan: [baris(1000)] }, undefined],
    ['a rupiah more', { ...satu, potongan: [baris(1001)] }, { potongan: LEBIH }],
    ['a kind of another group', { ...satu, penghasilan: [baris(1, 'KASBON')] }, { penghasilan: JENIS }],
    ['a deduction of a kind that is paid', { ...satu, potongan: [baris(1, 'THR')] }, { potongan: JENIS }],
    [
      'other income of a kind with its own group',
      { ...satu, penghasilan_lain: [baris(1, 'TETAP')] },
      { penghasilan_lain: JENIS },
    ],
    [
      'more than there is',
      { ...KOSONG, penghasilan: [baris(10_000_000_000, 'TETAP'), baris(1, 'TETAP')] },
      { penghasilan: 'Jumlah seluruh penghasilan terlalu besar.' },
    ],
    ['as much as there may be', { ...KOSONG, penghasilan: [baris(10_000_000_000, 'TETAP')] }, undefined],
  ])('%s', (_nama, isi, keberatan) => expect(judgeSlip(isi)).toEqual(keberatan))
})

describe('a line', () => {
  it.each([
    [0, undefined],
    [10_000_000_000, undefined],
    [10_000_000_001, 'Jumlah terlalu besar.'],
    [-1, 'Jumlah tidak boleh negatif.'],
    [0.5, 'Jumlah harus rupiah penuh.'],
    [Number.NaN, 'Jumlah harus rupiah penuh.'],
  ])('of %d rupiah: %s', (jumlah, pesan) => expect(aturanJumlah(jumlah)).toBe(pesan))

  it.each([
    ['Bonus', undefined],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'Nama baris tidak boleh lebih dari 60 karakter.'],
    [' ', 'Nama baris harus diisi.'],
    ['', 'Nama baris harus diisi.'],
  ])('called %j: %s', (nama, pesan) => expect(aturanNamaBaris(nama)).toBe(pesan))

  it('has a kind that its group takes, each kind in some group', () => {
    for (const { kelompok, jenis, nama } of KOMPONEN) {
      expect(JENIS_MENURUT[kelompok]).toContain(jenis)
      expect(aturanNamaBaris(nama)).toBeUndefined()
    }
    expect(new Set(Object.values(JENIS_MENURUT).flat())).toEqual(new Set(JENIS_BARIS))
  })
})

it.each([
  ['note', aturanCatatanSlip, 1000, undefined, 'Catatan tidak boleh lebih dari 1.000 karakter.'],
  [
    'reason of a revision',
    aturanAlasanRevisi,
    1000,
    'Alasan revisi harus diisi.',
    'Alasan revisi tidak boleh lebih dari 1.000 karakter.',
  ],
  [
    "company's name",
    aturanNamaPerusahaan,
    120,
    'Nama perusahaan harus diisi.',
    'Nama perusahaan tidak boleh lebih dari 120 karakter.',
  ],
  [
    "company's address",
    aturanAlamatPerusahaan,
    300,
    'Alamat perusahaan harus diisi.',
    'Alamat perusahaan tidak boleh lebih dari 300 karakter.',
  ],
])('a %s has so many characters at most', (_nama, aturan, batas, kosong, panjang) => {
  expect([aturan(''), aturan('x'.repeat(batas)), aturan('x'.repeat(batas + 1))]).toEqual([
    kosong,
    undefined,
    panjang,
  ])
})

it('a period is a month from its first day to its last, and over on the last', () => {
  const bulan = { tahun: 2026, bulan: 11 }
  expect(formatPeriode(bulan)).toBe('1 November 2026 sampai 30 November 2026')
  expect(['2026-11-29', '2026-11-30', '2026-12-01'].map((hari) => isPeriodeSelesai(bulan, hari))).toEqual([
    false,
    true,
    true,
  ])
})

describe('judgeTahunSlip', () => {
  it.each([
    [2022, 'Pilih tahun 2023 sampai 2026.'],
    [2023, undefined],
    [2026, undefined],
    [2027, 'Pilih tahun 2023 sampai 2026.'],
  ])('%d in 2026: %s', (tahun, pesan) => expect(judgeTahunSlip(tahun, 2026)).toBe(pesan))
})

describe('judgeBulanSlip', () => {
  const kini = { tahun: 2026, bulan: 11 }
  const masuk = { tahun: 2026, bulan: 3 }
  it.each([
    [{ tahun: 2026, bulan: 12 }, null, undefined],
    [{ tahun: 2027, bulan: 1 }, null, 'Slip gaji paling jauh untuk Desember 2026.'],
    [{ tahun: 2026, bulan: 3 }, null, undefined],
    [{ tahun: 2026, bulan: 2 }, null, 'Karyawan ini mulai bekerja Maret 2026.'],
    [{ tahun: 2026, bulan: 7 }, { tahun: 2026, bulan: 5 }, undefined],
    [{ tahun: 2026, bulan: 8 }, { tahun: 2026, bulan: 5 }, 'Karyawan ini keluar Mei 2026.'],
  ])('%j, left %j: %s', (bulan, keluar, pesan) =>
    expect(judgeBulanSlip(bulan, kini, { masuk, keluar })).toBe(pesan),
  )
})

describe('what a kind of line is', () => {
  const dengan = (sifat: keyof (typeof SIFAT_BARIS)['TETAP']) =>
    JENIS_BARIS.filter((jenis) => SIFAT_BARIS[jenis][sifat])

  it('BPJS is of the fixed wage alone', () => {
    expect(dengan('bpjs')).toEqual(['TETAP'])
  })

  it('tax is of all that is earned but severance, which has its own, and less by absence', () => {
    const dibayar = JENIS_MENURUT.PENGHASILAN.filter((jenis) => jenis !== 'LAIN' && jenis !== 'PESANGON')
    expect(dengan('pajak').toSorted()).toEqual([...dibayar, 'ABSENSI'].toSorted())
    for (const jenis of dibayar) expect(sumKenaPajak([baris(7, jenis), baris(5, 'PESANGON')])).toBe(7)
  })

  it('what comes each month is regular; what is paid once is not', () => {
    expect(JENIS_BARIS.filter((jenis) => !SIFAT_BARIS[jenis].teratur)).toEqual([
      'THR',
      'BONUS',
      'RAPEL',
      'KOMPENSASI',
      'CUTI',
      'PESANGON',
      'PPH21_FINAL',
      'LAIN',
    ])
  })

  it('is of one group alone, but for what is of no kind, and the usual one comes first', () => {
    const { PENGHASILAN, POTONGAN, PENGHASILAN_LAIN } = JENIS_MENURUT
    expect(PENGHASILAN.filter((jenis) => POTONGAN.includes(jenis))).toEqual(['LAIN'])
    expect(PENGHASILAN_LAIN).toEqual(['LAIN'])
    expect([PENGHASILAN[0], POTONGAN[0]]).toEqual(['TIDAK_TETAP', 'LAIN'])
    expect(POTONGAN.toSorted()).toEqual(
      [
        'ABSENSI',
        'BPJS_JHT',
        'BPJS_JP',
        'BPJS_KESEHATAN',
        'KASBON',
        'LAIN',
        'PPH21',
        'PPH21_FINAL',
      ].toSorted(),
    )
  })
})

describe('more than half taken off', () => {
  const SETENGAH = { potongan_tertinggi: 5000 }
  const slip = (dibayar: number, ...potongan: readonly BarisSlip[]) => ({
    ...KOSONG,
    penghasilan: [baris(dibayar, 'TETAP')],
    potongan,
  })
  it.each([
    ['half', slip(1000, baris(500)), false],
    ['a rupiah more', slip(1000, baris(501)), true],
    ['half of what other income makes', { ...slip(800, baris(500)), penghasilan_lain: [baris(200)] }, false],
    ['absence alone', slip(1000, baris(900, 'ABSENSI')), false],
    ['half beside absence', slip(1000, baris(400, 'ABSENSI'), baris(300)), false],
    ['more than half beside absence', slip(1000, baris(400, 'ABSENSI'), baris(301)), true],
    ['half of the largest there is', slip(10_000_000_000, baris(5_000_000_001)), true],
  ])('%s: %3$s', (_nama, isi, lebih) => expect(isPotonganBerlebih(SETENGAH, isi)).toBe(lebih))

  it('is told, and excused in a thousand characters', () => {
    expect(POTONGAN_BERLEBIH).toMatch(/lebih dari setengah pembayaran\. .*alasan pengecualiannya\.$/)
    expect(aturanPengecualian('x'.repeat(1000))).toBeUndefined()
    expect(aturanPengecualian('x'.repeat(1001))).toBe('Alasan tidak boleh lebih dari 1.000 karakter.')
  })
})
