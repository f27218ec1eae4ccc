import { describe, expect, it } from 'vitest'
import { type Aturan, paling } from '../aturan.ts'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKaryawanHrd,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKodeKaryawan,
  aturanKpj,
  aturanLahirSampai,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
  aturanUmurMasuk,
  kodeKaryawan,
  opsional,
  tanggalSejak,
  tidy,
  tidyNomor,
} from './karyawan.ts'

const KOSONG = ['', ' ', '\t\n', '\u00a0', '\u200b', '\u202e']
const PANJANG = 'a'.repeat(10_000)

describe('[VAL-01] nama', () => {
  const ALAMAT = 'Nama tidak boleh memuat alamat web atau email.'
  const BENTUK = 'Nama hanya boleh berisi huruf, angka, dan tanda baca.'
  it.each(KOSONG)('is required, and %j is none', (nilai) =>
    expect(aturanNama(nilai)).toBe('Nama harus diisi'),
  )
  it.each([
    ['Siti Rahmawati', undefined],
    ['  Siti   Rahmawati ', undefined],
    ["Nur’aini binti Ma'ruf", undefined],
    ['Drs. H. Andi (Anto) Prasetyo-Wijaya, S.Pd., M.M.', undefined],
    ['I Gusti Ayu Oka', undefined],
    ['José Müller', undefined],
    ['Jose\u0301', undefined],
    ['李小龙', expect.stringMatching(/tidak dapat dicetak/)],
    ['محمد', expect.stringMatching(/tidak dapat dicetak/)],
    ['Budi 2', undefined],
    ['X', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'Nama tidak boleh lebih dari 100 karakter.'],
    [PANJANG, 'Nama tidak boleh lebih dari 100 karakter.'],
    ['Dr. Ir. Made Wirawan, M.Kom., Ph.D. a/n Ketut', undefined],
    ['Siti https://contoh.example', ALAMAT],
    ['Siti // contoh', ALAMAT],
    ['Siti www.contoh.example', ALAMAT],
    ['Siti hadiah-anda.com', ALAMAT],
    ['Siti hadiah.co.id', ALAMAT],
    ['siti@contoh', ALAMAT],
    ['Siti 123.com', ALAMAT],
    ['Siti Aminah, A.Id', undefined],
    ['Siti \u202eitiS', BENTUK],
    ['Siti\u2066', BENTUK],
    ['Siti\u200bRahma', undefined],
    ['Nur`aini', undefined],
    ['Siti 😀', BENTUK],
    ['Siti\u0000', BENTUK],
    ['Siti\u0007', BENTUK],
    ['Siti\ud800', BENTUK],
    ['<b>Siti</b>', BENTUK],
    ['12345', 'Nama harus memuat huruf.'],
    ['---', 'Nama harus memuat huruf.'],
  ])('judges %j', (nilai, pesan) => expect(aturanNama(nilai)).toEqual(pesan))
})

describe('NIK', () => {
  it.each(KOSONG)('[VAL-02] is required, and %j is none', (nilai) =>
    expect(aturanNik(nilai)).toBe('NIK harus diisi.'),
  )

  it.each(['32059950058800310', 'a'.repeat(17), '３'.repeat(17), PANJANG])(
    '[VAL-03] %j is more than 16 characters',
    (nilai) => expect(aturanNik(nilai)).toBe('NIK tidak boleh lebih dari 16 karakter.'),
  )

  it.each([
    ['3205995005880031', undefined],
    [' 3205 9950 0588 0031 ', undefined],
    ['0000000000000000', undefined],
    ['320599500588003A', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['３２０５９９５００５８８００３１', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['٣٢٠٥٩٩٥٠٠٥٨٨٠٠٣١', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['320599500588003\u0000', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['+20599500588003', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['320599500588003', 'NIK harus terdiri dari 16 angka.'],
    ['1', 'NIK harus terdiri dari 16 angka.'],
  ])('judges %j', (nilai, pesan) => expect(aturanNik(nilai)).toBe(pesan))
})

describe('[VAL-04] email', () => {
  const SALAH = 'Alamat email tidak valid.'
  it.each([
    ['siti@rekan.example', undefined],
    [' Siti.Rahma+kerja@mail.rekan.example ', undefined],
    ['', SALAH],
    ['siti', SALAH],
    ['siti@rekan', SALAH],
    ['siti@@rekan.example', SALAH],
    ['siti @rekan.example', SALAH],
    ['siti@rekan.example, lain@rekan.example', SALAH],
    ['siti@rekan.example,lain.example', SALAH],
    ['siti@rekan<lain.example>', SALAH],
    ['siti@rekan.example\r\nBcc: lain@rekan.example', SALAH],
    ['siti\u0000@rekan.example', SALAH],
    ['siti\u202e@rekan.example', SALAH],
    [`${'a'.repeat(250)}@b.example`, SALAH],
  ])('judges %j', (nilai, pesan) => expect(aturanEmailKaryawan(nilai)).toBe(pesan))
})

describe('chosen from a list', () => {
  it.each([
    ['[VAL-05] position', aturanJenisKaryawan, 'Jabatan harus diisi.', 'Jabatan tidak valid.'],
    [
      'the same as HR keeps it',
      aturanJenisKaryawanHrd,
      'Jenis karyawan harus diisi.',
      'Jenis karyawan tidak valid.',
    ],
    [
      '[VAL-06, VAL-07] marital status',
      aturanStatusPernikahan,
      'Status pernikahan harus diisi.',
      'Status pernikahan tidak valid.',
    ],
    [
      '[VAL-13, VAL-14] education',
      aturanJenjangPendidikan,
      'Jenjang pendidikan harus diisi.',
      'Jenjang pendidikan tidak valid.',
    ],
  ])('%s', (_name, aturan, kosong, salah) => {
    for (const nilai of KOSONG) expect(aturan(nilai)).toBe(kosong)
    for (const nilai of ['1', '12', '2147483647']) expect(aturan(nilai)).toBeUndefined()
    for (const nilai of [
      'kawin',
      ' 12',
      '12 ',
      '02',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '１',
      '2147483648',
      '99999999999',
      '1 2',
    ])
      expect([nilai, aturan(nilai)]).toEqual([nilai, salah])
  })
})

describe('one line of text', () => {
  it.each([
    ['[VAL-08] birth place', aturanTempatLahir, 'Tempat lahir harus diisi.', 'Tempat lahir'],
    ['[VAL-15] institution', aturanInstansi, 'Sekolah/kampus pendidikan harus diisi.', 'Sekolah/kampus'],
    ['[VAL-17] bank name', aturanNamaBank, 'Nama bank harus diisi.', 'Nama bank'],
  ])('%s', (_name, aturan, kosong, sebutan) => {
    for (const nilai of KOSONG) expect(aturan(nilai)).toBe(kosong)
    for (const nilai of [
      'Bandung',
      'SMK Negeri 1 Garut',
      'Bank BJB (Jawa Barat dan Banten)',
      "Ba'a",
      'a\u200bb',
    ])
      expect(aturan(nilai)).toBeUndefined()
    expect(aturan(PANJANG)).toBe(`${sebutan} tidak boleh lebih dari 100 karakter.`)
    for (const nilai of ['a\u202eb', 'a😀', 'a\u0000b', '<script>', '+'])
      expect(aturan(nilai)).toBe(`${sebutan} hanya boleh berisi huruf, angka, dan tanda baca.`)
  })
})

describe('tanggal lahir', () => {
  it.each(KOSONG)('[VAL-09] is required, and %j is none', (nilai) =>
    expect(aturanTanggalLahir(nilai)).toBe('Tanggal lahir harus diisi.'),
  )

  it.each([
    ['1996-04-21', undefined],
    ['2000-02-29', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'Tanggal lahir tidak valid.'],
    ['2001-02-29', 'Tanggal lahir tidak valid.'],
    ['1996-04-31', 'Tanggal lahir tidak valid.'],
    ['1996-13-01', 'Tanggal lahir tidak valid.'],
    ['21-04-1996', 'Tanggal lahir tidak valid.'],
    ['21/04/1996', 'Tanggal lahir tidak valid.'],
    ['1996-4-21', 'Tanggal lahir tidak valid.'],
    ['1996-04-21T00:00:00Z', 'Tanggal lahir tidak valid.'],
    ['kemarin', 'Tanggal lahir tidak valid.'],
    ['+020000-01-01', 'Tanggal lahir tidak valid.'],
  ])('[VAL-10] judges %j', (nilai, pesan) => expect(aturanTanggalLahir(nilai)).toBe(pesan))

  it.each([
    ['2026-11-20', undefined],
    ['1996-04-21', undefined],
    ['2026-11-21', 'Tanggal lahir tidak boleh setelah hari ini.'],
  ])('judges %j on 2026-11-20', (nilai, pesan) => expect(aturanLahirSampai('2026-11-20')(nilai)).toBe(pesan))
})

it.each([
  ['2013-11-20', undefined],
  ['2013-11-21', 'Umur pada tanggal masuk paling muda 13 tahun. Periksa tanggal lahir dan tanggal masuk.'],
])('who was born on %s may begin to work on 2026-11-20: %s', (lahir, pesan) =>
  expect(aturanUmurMasuk('2026-11-20')(lahir)).toBe(pesan),
)

describe('jenis kelamin', () => {
  it.each(KOSONG)('[VAL-11] is required, and %j is none', (nilai) =>
    expect(aturanJenisKelamin(nilai)).toBe('Jenis kelamin harus diisi.'),
  )
  it.each([
    ['L', undefined],
    ['P', undefined],
    ['l', 'Jenis kelamin tidak valid.'],
    ['Laki-laki', 'Jenis kelamin tidak valid.'],
    ['X', 'Jenis kelamin tidak valid.'],
  ])('[VAL-12] judges %j', (nilai, pesan) => expect(aturanJenisKelamin(nilai)).toBe(pesan))
})

describe('[VAL-16] insurance numbers are optional', () => {
  it.each(KOSONG)('%j is none', (nilai) => {
    expect(aturanJkn(nilai)).toBeUndefined()
    expect(aturanKpj(nilai)).toBeUndefined()
  })
  it.each([
    ['0001234567890', undefined],
    ['0001 2345 67890', undefined],
    ['000123456789', 'Nomor JKN harus 13 angka.'],
    ['00012345678901', 'Nomor JKN harus 13 angka.'],
    ['000123456789A', 'Nomor JKN harus 13 angka.'],
  ])('JKN %j', (nilai, pesan) => expect(aturanJkn(nilai)).toBe(pesan))
  it.each([
    ['12345678901', undefined],
    ['12AB4567890', undefined],
    ['123456789', 'Nomor KPJ harus 10 sampai 15 huruf atau angka.'],
    ['1234567890123456', 'Nomor KPJ harus 10 sampai 15 huruf atau angka.'],
    ['1234567890é', 'Nomor KPJ harus 10 sampai 15 huruf atau angka.'],
  ])('KPJ %j', (nilai, pesan) => expect(aturanKpj(nilai)).toBe(pesan))
})

describe('[VAL-18] nomor rekening', () => {
  const SALAH = 'Nomor rekening bank harus 8 sampai 20 angka.'
  it.each(KOSONG)('is required, and %j is none', (nilai) =>
    expect(aturanNomorRekening(nilai)).toBe('Nomor rekening bank harus diisi.'),
  )
  it.each([
    ['9379098675970', undefined],
    ['937-909.867 5970', undefined],
    ['12345678', undefined],
    ['1'.repeat(20), undefined],
    ['1234567', SALAH],
    ['1'.repeat(21), SALAH],
    ['12345678a', SALAH],
    ['１２３４５６７８', SALAH],
  ])('judges %j', (nilai, pesan) => expect(aturanNomorRekening(nilai)).toBe(pesan))
})

describe('tidied', () => {
  it.each([
    ['  Siti \t Rahma\u00a0 wati\n', 'Siti Rahma wati'],
    ['Jose\u0301', 'José'],
  ])('text %j', (nilai, hasil) => expect(tidy(nilai)).toBe(hasil))
  it('numbers, but no other digits made ours', () => {
    expect(tidyNomor(' 12-34.56 78\u00a0')).toBe('12345678')
    expect(tidyNomor('１２')).toBe('１２')
  })
})

describe('kode', () => {
  it.each(['KBN0031', 'kbn31', 'A', '12/2026-X.1', ' KBN0031 ', 'A'.repeat(20)])('takes %j', (kode) =>
    expect(aturanKodeKaryawan(kode)).toBeUndefined(),
  )
  it.each(['', ' '])('is required, and %j is none', (kode) =>
    expect(aturanKodeKaryawan(kode)).toBe('Kode karyawan harus diisi.'),
  )
  it.each(['-A', 'a b', 'a@b', 'KBN０031', 'A'.repeat(21), 'kbn\u202e1', 'k\u00e4', "a'b"])(
    'refuses %j',
    (kode) =>
      expect(aturanKodeKaryawan(kode)).toBe(
        'Kode karyawan hanya boleh berisi huruf, angka, titik, garis miring, dan tanda hubung; paling banyak 20 karakter.',
      ),
  )
  it.each([
    ['KBN', 4, 61, 'KBN0061'],
    ['KBN', 4, 12_345, 'KBN12345'],
    ['A-', 1, 1, 'A-1'],
  ])('numbers %s, %i digits, %i: %s', (awalan, lebar, nomor, kode) =>
    expect(kodeKaryawan(awalan, lebar, nomor)).toBe(kode),
  )
})

describe('the form that the API describes', () => {
  it.each<[string, Aturan<string>, readonly string[], readonly string[]]>([
    ['a name', aturanNama, ['Siti Rahmawati, S.Pd.', 'I Gusti'], ['siti.com', ' Siti', '12']],
    ['a NIK', aturanNik, ['3205995005880031'], ['320599500588003', '']],
    ['a kode', aturanKodeKaryawan, ['KBN0031'], ['-A', '']],
    ['something chosen', aturanJenisKaryawan, ['1', '123456789'], ['0', '12a', '']],
    ['a birthday', aturanTanggalLahir, ['1900-01-01', '2026-11-20'], ['1899-12-31', '21-04-1996']],
    ['a day of work', tanggalSejak(1950, 'x'), ['1950-01-01', '2199-12-31'], ['1949-12-31', '2200-01-01']],
    ['a number that may be left out', aturanJkn, ['0001234567890', ''], ['1']],
    ['a bank account', aturanNomorRekening, ['9379098675970'], ['1234567', '']],
  ])('fits %s', (_nama, aturan, cocok, salah) => {
    const pola = new RegExp(aturan.bentuk?.pattern ?? 'none', 'u')
    expect(cocok.filter((teks) => !pola.test(teks))).toEqual([])
    expect(salah.filter((teks) => pola.test(teks))).toEqual([])
    expect(cocok.map((teks) => aturan(teks))).toEqual(cocok.map(() => undefined))
  })

  it('names a day, what there is to choose from, and no pattern where the rule has none', () => {
    expect(aturanTanggalLahir.bentuk?.format).toBe('date')
    expect(aturanJenisKelamin.bentuk?.enum).toEqual(['L', 'P'])
    expect(opsional(paling(3, 'panjang')).bentuk).toEqual({ maxLength: 3 })
    expect(opsional(() => undefined).bentuk).toEqual({})
  })
})
