import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../teks/csv.ts'
import {
  KOLOM_KOREKSI,
  composeTemplatKoreksi,
  type KesalahanKoreksi,
  barisKoreksi,
  parseKoreksi,
} from './lembar-koreksi.ts'

const baca = (teks: string) => {
  const { baris, kesalahan } = barisKoreksi(parseCsv(teks))
  const { isi, kesalahan: lain } = parseKoreksi(baris)
  return { isi, kesalahan: [...kesalahan, ...lain] }
}
const sebut = (kesalahan: readonly KesalahanKoreksi[]) => kesalahan.map(({ baris, kolom }) => [baris, kolom])

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
    ['no column of that name', 'kode,tanggal,alasan,gaji\n', [[1, null]]],
    ['no reason among the columns', 'kode,tanggal,masuk\n', [[1, null]]],
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

it('gives a file to fill in that says what each column may hold, and is taken as it is', () => {
  const sel = composeTemplatKoreksi()
    .trim()
    .split('\r\n')
    .map((baris) => baris.slice(1, -1).split('";"'))
  expect(sel.map((deret) => deret.length)).toEqual([KOLOM_KOREKSI.length, KOLOM_KOREKSI.length])
  expect(barisKoreksi(sel)).toEqual({ baris: [], kesalahan: [] })
  const isi = ['KBN0031', '18/11/2026', '07.58', '', 'Lupa.', '']
  expect(barisKoreksi([...sel, isi])).toMatchObject({ baris: [{ nomor: 3, kode: 'KBN0031' }], kesalahan: [] })
})
