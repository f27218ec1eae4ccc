import { describe, expect, it } from 'vitest'
import { runBertahap } from '../bertahap.ts'
import { BENTUK_GAJI } from '../payroll/lembar-gaji.ts'
import { parseHasil } from '../payroll/lembar-hasil.ts'
import { BENTUK_KOREKSI } from '../presensi/tinjauan/lembar-koreksi.ts'
import { type Lembar, type Sel, lembarFrom } from './sel.ts'
import { type BentukTabel, type PilihanTabel, readTabel as bacaTabel } from './tabel.ts'

const readTabel = <K extends string>(lembar: Lembar, bentuk: BentukTabel<K>, pilihan?: PilihanTabel<K>) =>
  runBertahap(bacaTabel(lembar, bentuk, pilihan))

const ORANG: BentukTabel<'kode' | 'nomor_hp' | 'tanggal_lahir'> = {
  kolom: {
    kode: { makna: 'kode', isPokok: true, wajib: 'Kode kosong.' },
    nomor_hp: { makna: 'telepon', lain: ['hp'] },
    tanggal_lahir: { makna: 'lahir', isPokok: true },
  },
  caraJudul: 'Judulnya kode, nomor_hp, tanggal_lahir.',
}
type Tabel = {
  readonly bentuk: BentukTabel<string>
  readonly judul: readonly string[]
  readonly isi: readonly Sel[]
}
const IMPOR: Readonly<Record<string, Tabel>> = {
  orang: {
    bentuk: ORANG,
    judul: ['kode', 'nomor_hp', 'tanggal_lahir'],
    isi: ['A1', '081234567890', '1990-12-31'],
  },
  gaji: {
    bentuk: BENTUK_GAJI,
    judul: ['Kode', 'Nama', 'Penghasilan: Gaji Pokok'],
    isi: ['A1', 'Ani', 5_000_000],
  },
  koreksi: {
    bentuk: BENTUK_KOREKSI,
    judul: ['kode', 'tanggal', 'masuk', 'alasan'],
    isi: ['A1', '18/11/2026', '07:00', 'Lupa'],
  },
}
const ubah = (judul: readonly string[], dengan: (satu: string) => string) => judul.map(dengan)
/** How the same headings come, with what stands beside and above them. */
const CARA: readonly (readonly [string, (tabel: Tabel) => readonly (readonly Sel[])[]])[] = [
  ['as they are', ({ judul, isi }) => [judul, isi]],
  ['in capitals', ({ judul, isi }) => [ubah(judul, (satu) => satu.toUpperCase()), isi]],
  ['in small letters', ({ judul, isi }) => [ubah(judul, (satu) => satu.toLowerCase()), isi]],
  ['with spaces around', ({ judul, isi }) => [ubah(judul, (satu) => `  ${satu} `), isi]],
  [
    'with spaces that do not break',
    ({ judul, isi }) => [ubah(judul, (satu) => `\u00a0${satu.replaceAll(/[ _]/g, '\u00a0')}`), isi],
  ],
  ['with line breaks', ({ judul, isi }) => [ubah(judul, (satu) => satu.replaceAll(/[ _]/g, '\n')), isi]],
  ['with double spaces', ({ judul, isi }) => [ubah(judul, (satu) => satu.replaceAll(/[ _]/g, '  ')), isi]],
  ['with signs without a width', ({ judul, isi }) => [ubah(judul, (satu) => `\u200b${satu}\ufeff`), isi]],
  ['with an apostrophe that keeps text', ({ judul, isi }) => [ubah(judul, (satu) => `'${satu}`), isi]],
  ['under a title', ({ judul, isi }) => [['PT Contoh Aman'], judul, isi]],
  [
    'under two titles and an empty row',
    ({ judul, isi }) => [['PT Contoh Aman'], ['November 2026'], [], judul, isi],
  ],
  [
    'beside a column of numbers',
    ({ judul, isi }) => [
      ['No', ...judul],
      [1, ...isi],
    ],
  ],
  [
    'beside "No." and "Nomor urut"',
    ({ judul, isi }) => [
      ['No.', ...judul, 'Nomor urut'],
      ['1', ...isi, 1],
    ],
  ],
  [
    'after an empty column',
    ({ judul, isi }) => [
      [null, ...judul],
      [null, ...isi],
    ],
  ],
  ['in another order', ({ judul, isi }) => [judul.toReversed(), isi.toReversed()]],
  [
    'before empty cells and rows',
    ({ judul, isi }) => [[...judul, null, ''], [...isi, null, ' '], [], [null, '']],
  ],
  [
    'with the column of what was wrong',
    ({ judul, isi }) => [
      [...judul, 'Yang perlu dibetulkan'],
      [...isi, 'Baris lama.'],
    ],
  ],
  ['after empty rows', ({ judul, isi }) => [[], [null], judul, [], isi]],
  ['under a title of capitals in cells', ({ judul, isi }) => [[null, 'DAFTAR', null], judul, isi]],
  ['in letters of one form', ({ judul, isi }) => [ubah(judul, (satu) => satu.normalize('NFD')), isi]],
]

describe.each(Object.entries(IMPOR))('[BACA-05] headings of %s', (_nama, tabel) => {
  it.each(CARA)('%s are read', (_cara, susun) => {
    const biasa = readTabel(lembarFrom([tabel.judul, tabel.isi]), tabel.bentuk)
    const { baris, kesalahan, kolom } = readTabel(lembarFrom(susun(tabel)), tabel.bentuk)
    expect(kesalahan).toEqual([])
    expect(baris).toHaveLength(1)
    for (const satu of biasa.kolom.keys()) {
      expect([...kolom.keys()]).toContain(satu)
      expect(baris[0]?.isi(satu)).toEqual(biasa.baris[0]?.isi(satu))
    }
  })
})

it('[KARY-06] pauses after every 25 rows, so that thousands of them hold up nobody', () => {
  const orang = Array.from({ length: 1000 }, (_, i) => [`A${i}`, '1990-12-31'])
  const bacaan = bacaTabel(lembarFrom([['kode', 'tanggal_lahir'], ...orang]), ORANG)
  let jeda = 0
  while (bacaan.next().done !== true) jeda += 1
  expect(jeda).toBe(41)
})

it('[BACA-14] joined cells are wrong within the table, told beside it and nothing above it', () => {
  const sel = [
    ['Judul'],
    ['kode', 'tanggal_lahir', 'nomor_hp'],
    ['A1', '1990-12-31', null],
    ['A2', null, null, null, 'Catatan'],
  ]
  const gabung = (baris: [number, number], kolom: [number, number]) =>
    readTabel(lembarFrom(sel.slice(0, 3), { gabungan: [{ baris, kolom }] }), ORANG)
  expect(gabung([0, 0], [0, 2])).toMatchObject({ kesalahan: [], catatan: [{ baris: 1 }] })
  expect(gabung([2, 2], [1, 2]).kesalahan).toMatchObject([
    { baris: 3, kolom: 'tanggal_lahir', pesan: expect.stringMatching(/B3:C3 digabung/) },
  ])
  const luar = readTabel(lembarFrom(sel, { gabungan: [{ baris: [3, 5], kolom: [4, 6] }] }), ORANG)
  expect(luar.kesalahan).toEqual([])
  expect(luar.catatan.map(({ pesan }) => pesan).join(' ')).toMatch(/E4:G6 tidak dibaca/)
})

it('[BACA-03] a quotation mark that is never closed is told by its row, and nothing is read', () => {
  expect(parseHasil('A1;23/11/2026;kemeja;1\nA2;23/11/2026;"kemeja;1')).toEqual({
    baris: [],
    kesalahan: [expect.stringMatching(/^Baris 2: Tanda kutip/)],
  })
})

it('[BACA-14] tells of rows and columns that hold something and nobody sees', () => {
  const sel = [
    ['PT'],
    ['kode', 'tanggal_lahir', 'nomor_hp'],
    ['A', '1990-01-01', null],
    [],
    ['B', '1990-01-01'],
  ]
  const tersembunyi = { baris: [0, 2, 3, 4], kolom: [2, 7] }
  const { baris, catatan } = readTabel(lembarFrom(sel, { tersembunyi }), ORANG)
  expect(baris.map((satu) => satu.isi('kode'))).toEqual(['A', 'B'])
  expect(catatan.map((satu) => [satu.baris, satu.pesan])).toEqual([
    [3, 'Baris 3, 5 tersembunyi, tetapi ikut dibaca.'],
    [2, 'Kolom nomor_hp tersembunyi, tetapi ikut dibaca.'],
    [1, 'Baris ini berdiri di atas judul kolom dan tidak dibaca.'],
  ])
})

it('tells of sheets that are not read, and says nothing of an empty one', () => {
  const { catatan } = readTabel(
    lembarFrom(
      [
        ['kode', 'tanggal_lahir'],
        ['A', '1990-01-01'],
      ],
      { nama: 'Satu', lain: ['Dua'] },
    ),
    ORANG,
  )
  expect(catatan).toEqual([
    { lembar: 'Satu', baris: 1, kolom: null, pesan: 'Hanya lembar ini yang dibaca; lembar Dua tidak.' },
  ])
})
