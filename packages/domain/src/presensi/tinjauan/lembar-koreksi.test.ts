import { describe, expect, it } from 'vitest'
import { lembarFrom } from '../../lembar/sel.ts'
import { type PesanSel, lembarCsv, petunjukTabel } from '../../lembar/tabel.ts'
import { BENTUK_KOREKSI, KOLOM_KOREKSI, parseKoreksi } from './lembar-koreksi.ts'

const baca = (teks: string) => parseKoreksi(lembarCsv(teks))
const sebut = (kesalahan: readonly PesanSel[]) => kesalahan.map(({ baris, kolom }) => [baris, kolom])

describe('a file of corrections', () => {
  it('is read by the names of its columns, whatever their order, with dates and times as people write them', () => {
    const { isi, kesalahan } = baca(
      'Nama;Kode;Tanggal;Pulang;Masuk;Alasan\nBudi;kbn0031;18/11/2026;;7.05;Lupa\n\nSiti;KBN0032;2026-11-18;16:00:30;;Ponsel mati\n',
    )
    expect(kesalahan).toEqual([])
    expect(isi).toEqual([
      {
        nomor: 2,
        kode: 'KBN0031',
        tanggal: '2026-11-18',
        masuk: 25_500,
        pulang: undefined,
        alasan: 'Lupa',
        penugasan: undefined,
      },
      {
        nomor: 4,
        kode: 'KBN0032',
        tanggal: '2026-11-18',
        masuk: undefined,
        pulang: 57_630,
        alasan: 'Ponsel mati',
        penugasan: undefined,
      },
    ])
  })

  it.each<[string, string, (string | number | null)[][]]>([
    ['no column of that name', 'kode,tanggal,alasan,gaji\n', [[1, 'gaji']]],
    ['no reason among the columns', 'kode,tanggal,masuk\n', [[1, 'alasan']]],
    ['no kode', 'kode,tanggal,masuk,alasan\n,2026-11-18,07:00,x', [[2, 'kode']]],
    ['a day that is none', 'kode,tanggal,masuk,alasan\nA,31/11/2026,07:00,x', [[2, 'tanggal']]],
    [
      'times that are none',
      'kode,tanggal,masuk,pulang,alasan\nA,2026-11-18,25:00,siang,x',
      [
        [2, 'masuk'],
        [2, 'pulang'],
      ],
    ],
    ['neither time', 'kode,tanggal,masuk,pulang,alasan\nA,2026-11-18,,,x', [[2, 'masuk']]],
    ['no reason', 'kode,tanggal,masuk,alasan\nA,2026-11-18,07:00, ', [[2, 'alasan']]],
    [
      'a work that is none',
      'kode,tanggal,masuk,alasan,penugasan\nA,2026-11-18,07:00,x,pagi',
      [[2, 'penugasan']],
    ],
    [
      'the same day twice',
      'kode,tanggal,masuk,alasan\nA,2026-11-18,07:00,x\na,18-11-2026,08:00,y',
      [[3, 'kode']],
    ],
    [
      'several rows',
      'kode,tanggal,masuk,alasan\n,x,07:00,x\nA,2026-11-18,7,',
      [
        [2, 'kode'],
        [2, 'tanggal'],
        [3, 'masuk'],
        [3, 'alasan'],
      ],
    ],
  ])('names %s by row and column', (_, teks, harapan) => expect(sebut(baca(teks).kesalahan)).toEqual(harapan))
})

it('[BACA-02] passes the template’s own note over, and no other row that begins with its sign', () => {
  const petunjuk = petunjukTabel(BENTUK_KOREKSI)
  expect(petunjuk).toHaveLength(KOLOM_KOREKSI.length)
  const baris = (pertama: string) => [
    [...KOLOM_KOREKSI],
    [...petunjuk],
    [pertama, '18/11/2026', '07.58', '', 'Lupa.', ''],
  ]
  expect(parseKoreksi(lembarFrom(baris('KBN0031')))).toMatchObject({
    isi: [{ nomor: 3, kode: 'KBN0031' }],
    kesalahan: [],
  })
  expect(sebut(parseKoreksi(lembarFrom(baris('#N/A'))).kesalahan)).toEqual([[3, 'kode']])
  expect(parseKoreksi(lembarFrom(baris('# KBN0031')))).toMatchObject({ isi: [{ kode: '# KBN0031' }] })
})

it('[BACA-10] takes 24:00 for the end of a day and for no beginning', () => {
  const { isi, kesalahan } = baca(
    'kode,tanggal,masuk,pulang,alasan\nA,2026-11-18,16:00,24.00,x\nB,2026-11-18,24:00,,x',
  )
  expect(isi).toMatchObject([{ masuk: 57_600, pulang: 0 }])
  expect(sebut(kesalahan)).toEqual([[3, 'masuk']])
})
