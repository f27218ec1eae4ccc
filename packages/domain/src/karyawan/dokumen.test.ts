import { expect, it } from 'vitest'
import { ATURAN_DOKUMEN, JENIS_PERHATIAN, SEBUTAN_PERHATIAN, judgeDokumen } from './dokumen.ts'

it.each([
  ['jenis', 'KTP', undefined],
  ['jenis', ' ', 'Jenis dokumen harus diisi.'],
  ['nomor', '', undefined],
  ['nomor', '317/A', undefined],
  ['nomor', 'a'.repeat(200), 'Nomor tidak boleh lebih dari 100 karakter.'],
  ['terbit', '', undefined],
  ['terbit', '1950-01-01', undefined],
  ['terbit', '1949-12-31', 'Tanggal terbit tidak valid.'],
  ['terbit', '2026-02-30', 'Tanggal terbit tidak valid.'],
  ['berakhir', '', undefined],
  ['berakhir', '1950-01-01', undefined],
  ['berakhir', '1949-12-31', 'Tanggal akhir tidak valid.'],
  ['berakhir', 'besok', 'Tanggal akhir tidak valid.'],
] as const)('a document’s %s of %j: %s', (nama, nilai, pesan) =>
  expect(ATURAN_DOKUMEN[nama](nilai)).toBe(pesan),
)

const NOMOR = { nomor: 'Isi nomornya, atau sertakan berkasnya.' }
const BERAKHIR = { berakhir: 'Tanggal akhir tidak boleh sebelum tanggal terbit.' }

it.each([
  ['with its number', { nomor: '1' }, {}],
  ['with its file', { isBerberkas: true }, {}],
  ['with neither', {}, NOMOR],
  ['from one day to a later one', { nomor: '1', terbit: '2026-01-01', berakhir: '2027-01-01' }, {}],
  ['of one day', { nomor: '1', terbit: '2026-01-01', berakhir: '2026-01-01' }, {}],
  ['without an end', { nomor: '1', terbit: '2026-01-01' }, {}],
  ['without a beginning', { nomor: '1', berakhir: '2026-01-01' }, {}],
  ['that ends before it begins', { nomor: '1', terbit: '2026-01-02', berakhir: '2026-01-01' }, BERAKHIR],
  [
    'with neither, that ends before it begins',
    { terbit: '2026-01-02', berakhir: '2026-01-01' },
    { ...NOMOR, ...BERAKHIR },
  ],
])('a document %s is judged', (_nama, isian, pesan) => {
  const kosong = { nomor: null, terbit: null, berakhir: null, isBerberkas: false }
  expect(judgeDokumen({ ...kosong, ...isian })).toEqual(pesan)
})

it('says of each exception what it is, each in words of its own', () => {
  expect(new Set(JENIS_PERHATIAN.map((jenis) => SEBUTAN_PERHATIAN[jenis])).size).toBe(JENIS_PERHATIAN.length)
  const dengan = (kata: string) => JENIS_PERHATIAN.filter((jenis) => SEBUTAN_PERHATIAN[jenis].includes(kata))
  expect(dengan('PKWT')).toEqual(['KONTRAK_LEWAT', 'TANPA_KONTRAK'])
  expect(dengan('berakhir')).toEqual(['KONTRAK_BERAKHIR', 'DOKUMEN_BERAKHIR'])
  expect(dengan('dicatatkan')).toEqual(['BELUM_DICATAT'])
  expect(dengan('pajak')).toEqual(['PAJAK_KURANG'])
})
