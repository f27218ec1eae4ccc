import { describe, expect, it } from 'vitest'
import data from '../../data/pesangon.json' with { type: 'json' }
import { type DataPesangon, aturanPesangon, barisPerpisahan, upahSebulanPutus } from './pesangon.ts'

const hukum = data as unknown as DataPesangon
const aturan = aturanPesangon(hukum, '2026-11-30')
if (aturan === undefined) throw new Error('no law of that day')

function putus(kode: string, masuk: string, lain: { sisaCuti?: number; uangPisah?: number } = {}) {
  const alasan = aturan?.alasan.find((satu) => satu.kode === kode)
  if (aturan === undefined || alasan === undefined) throw new Error(kode)
  return barisPerpisahan(aturan, alasan, {
    masuk,
    keluar: '2026-11-30',
    upahSebulan: 6_000_000,
    sisaCuti: 0,
    hariCuti: 25,
    uangPisah: 0,
    ...lain,
  }).map(({ nama, jenis, jumlah }) => [nama, jenis, jumlah])
}

describe('what work that ends gives', () => {
  it.each([
    // Ten years: 9 and 4 months' wages.
    ['EFISIENSI_CEGAH', '2016-12-01', 54_000_000, 24_000_000],
    ['EFISIENSI_RUGI', '2016-12-01', 27_000_000, 24_000_000],
    ['PENSIUN', '2016-12-01', 94_500_000, 24_000_000],
    ['MENINGGAL', '2016-12-01', 108_000_000, 24_000_000],
    ['MEMAKSA', '2016-12-01', 40_500_000, 24_000_000],
    ['DITAHAN', '2016-12-01', 0, 24_000_000],
    ['MENGUNDURKAN_DIRI', '2016-12-01', 0, 0],
    // A day short of three years: 3 months, no reward; three years: 4 and 2.
    ['EFISIENSI_CEGAH', '2023-12-02', 18_000_000, 0],
    ['EFISIENSI_CEGAH', '2023-12-01', 24_000_000, 12_000_000],
    ['EFISIENSI_CEGAH', '2026-11-01', 6_000_000, 0],
    ['EFISIENSI_CEGAH', '2002-12-01', 54_000_000, 60_000_000],
  ])('[UPAH-36] %s since %s: severance %d, reward %d', (kode, masuk, pesangon, penghargaan) => {
    const dapat = putus(kode, masuk)
    const jumlah = (nama: string) => dapat.find((satu) => satu[0] === nama)?.[2] ?? 0
    expect([jumlah('Uang Pesangon'), jumlah('Uang Penghargaan Masa Kerja')]).toEqual([pesangon, penghargaan])
  })

  it('[UPAH-36] leave that is left and a parting sum stand beside it, all of the kind that the final tax is of', () => {
    expect(putus('MENGUNDURKAN_DIRI', '2020-01-01', { sisaCuti: 5.5, uangPisah: 1_000_000 })).toEqual([
      ['Penggantian Cuti', 'PESANGON', 1_320_000],
      ['Uang Pisah', 'PESANGON', 1_000_000],
    ])
  })

  it('[UPAH-36] every line adds up from its parts, and no reason is there twice', () => {
    for (const { alasan } of hukum.berlaku)
      expect(new Set(alasan.map(({ kode }) => kode)).size).toBe(alasan.length)
    expect(aturanPesangon(hukum, '2021-02-01')).toBeUndefined()
  })

  it.each([
    ['bulan', 5_000_000, [], 5_500_000],
    ['hari', 150_000, [], 19_500_000],
    ['shift', 150_000, [4_000_000, 5_000_000], 4_500_000],
  ] as const)('[UPAH-36] a month’s wage by the %s', (satuan, pokok, diterima, harapan) => {
    expect(
      upahSebulanPutus({ satuan, pokok, tunjanganTetap: 500_000, tunjanganTidakTetap: 9 }, 30, diterima),
    ).toBe(harapan)
  })
})

/** Read from the text of PP 35/2021 article by article: severance and reward in hundredths, and whether a parting sum is given. */
const PASAL = `
41 GABUNG 100 100
42 ayat (1) AMBIL_ALIH 100 100
42 ayat (2) AMBIL_ALIH_MENOLAK 50 100
43 ayat (1) EFISIENSI_RUGI 50 100
43 ayat (2) EFISIENSI_CEGAH 100 100
44 ayat (1) TUTUP_RUGI 50 100
44 ayat (2) TUTUP 100 100
45 ayat (1) MEMAKSA_TUTUP 50 100
45 ayat (2) MEMAKSA 75 100
46 ayat (1) PKPU_RUGI 50 100
46 ayat (2) PKPU 100 100
47 PAILIT 50 100
48 PERBUATAN_PENGUSAHA 100 100
49 PERBUATAN_TIDAK_TERBUKTI 0 0 pisah
50 MENGUNDURKAN_DIRI 0 0 pisah
51 MANGKIR 0 0 pisah
52 ayat (1) PELANGGARAN 50 100
52 ayat (2) PELANGGARAN_MENDESAK 0 0 pisah
54 ayat (1) DITAHAN_MERUGIKAN 0 0 pisah
54 ayat (2) DITAHAN 0 100
55 SAKIT 200 100
56 PENSIUN 175 100
57 MENINGGAL 200 100
15 PKWT_SELESAI 0 0`

it('[UPAH-36] every reason gives what its article says, and none is without one', () => {
  const ditulis = PASAL.trim().split('\n')
  const ada = (aturan?.alasan ?? []).map(({ pasal, kode, pesangon, penghargaan, uang_pisah }) =>
    [pasal, kode, pesangon, penghargaan, ...(uang_pisah ? ['pisah'] : [])].join(' '),
  )
  expect(ada.toSorted()).toEqual(ditulis.toSorted())
  // Article 40 (2) and (3), by whole years of service.
  const kali = (tabel: readonly (readonly [number, number])[] = [], tahun: number) =>
    tabel.findLast(([sejak]) => sejak <= tahun)?.[1] ?? 0
  const tahun = Array.from({ length: 26 }, (_, n) => n)
  expect(tahun.map((n) => kali(aturan?.pesangon, n))).toEqual(tahun.map((n) => Math.min(9, n + 1)))
  expect(tahun.map((n) => kali(aturan?.penghargaan, n))).toEqual(
    tahun.map((n) => (n >= 24 ? 10 : n < 3 ? 0 : Math.floor(n / 3) + 1)),
  )
})

it('every line says why it is paid, by which table, and from what', () => {
  const alasan = aturan?.alasan.find(({ kode }) => kode === 'PENSIUN')
  if (aturan === undefined || alasan === undefined) throw new Error('no such reason')
  const semua = barisPerpisahan(aturan, alasan, {
    masuk: '2016-06-01',
    keluar: '2026-11-30',
    upahSebulan: 6_000_000,
    sisaCuti: 2.5,
    hariCuti: 25,
    uangPisah: 7,
  })
  const dasar = `${alasan.sebutan} (PP 35/2021 pasal 56).`
  expect(
    semua.map(({ nama, jumlah, asal }) => [
      nama,
      jumlah,
      asal?.aturan,
      ...(asal?.rincian ?? []).map((satu) => {
        expect(satu).toMatchObject({ dari: '2016-06-01', sampai: '2026-11-30', jumlah })
        return satu.keterangan.replaceAll('\u00a0', ' ')
      }),
    ]),
  ).toEqual([
    [
      'Uang Pesangon',
      94_500_000,
      `${dasar} Tabel pasal 40 ayat (2).`,
      'masa kerja 10 tahun 6 bulan: 1,75 x 9 x Rp 6.000.000',
    ],
    [
      'Uang Penghargaan Masa Kerja',
      24_000_000,
      `${dasar} Tabel pasal 40 ayat (3).`,
      'masa kerja 10 tahun 6 bulan: 1 x 4 x Rp 6.000.000',
    ],
    [
      'Penggantian Cuti',
      600_000,
      'Cuti tahunan yang belum diambil dan belum gugur (PP 35/2021 pasal 40 ayat (4)).',
      '2,5 hari x Rp 6.000.000 / 25',
    ],
    ['Uang Pisah', 7, `${dasar} Menurut peraturan perusahaan.`, 'ditulis HRD'],
  ])
})

it('severance goes by the law of the last day, its first day among them', () => {
  const pertama = hukum.berlaku[0]
  expect(aturanPesangon(hukum, pertama?.mulai ?? '')).toBe(pertama)
})
