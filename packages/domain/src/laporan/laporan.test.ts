import { describe, expect, it } from 'vitest'
import { bulanKirim, tanggalKirim } from './kiriman.ts'
import { GAMBAR, JENIS_LAPORAN, NAMA_LAPORAN, bulanDiceritakan } from './jenis.ts'
import {
  HURUF_STATUS,
  HURUF_TERLAMBAT,
  addJumlah,
  aturanNamaLaporan,
  closeJumlah,
  computePersenMargin,
  computePerputaran,
  computeTerisi,
  kolomLaporan,
  mulaiJumlah,
  roundMenit,
  tidyNamaLaporan,
} from './laporan.ts'

const NOVEMBER = { tahun: 2026, bulan: 11 }
const FEBRUARI = { tahun: 2026, bulan: 2 }

describe('columns', () => {
  it.each(JENIS_LAPORAN)('of %s have each a key of their own', (jenis) => {
    const kunci = kolomLaporan(jenis, NOVEMBER).map((satu) => satu.kunci)
    expect(new Set(kunci).size).toBe(kunci.length)
  })

  it('of a month are as many as it has days', () => {
    const hari = (masa: typeof NOVEMBER) =>
      kolomLaporan('presensi', masa).filter(({ kunci }) => /^h\d/.test(kunci)).length
    expect([hari(NOVEMBER), hari(FEBRUARI), hari({ tahun: 2028, bulan: 2 })]).toEqual([30, 28, 29])
  })
})

describe('totals', () => {
  it('add what is added, and leave out the rest', () => {
    const kolom = kolomLaporan('keterlambatan', NOVEMBER)
    const satu = addJumlah(kolom, mulaiJumlah(kolom), ['A', 'Ani', 'Pusat', 2, 31, 20, 0, 0])
    const dua = addJumlah(kolom, satu, ['B', 'Budi', 'Pusat', 1, 9, 9, 1, 4])
    expect(closeJumlah('keterlambatan', kolom, dua)).toEqual([null, null, null, 3, 40, null, 1, 4])
  })

  it('of what follows from others follow from their totals, not from their rows', () => {
    const kolom = kolomLaporan('kepegawaian', NOVEMBER)
    const isi = [
      ['Satu', 10, 0, 0, 5, 0, 5, 66.7],
      ['Dua', 90, 10, 0, 0, 0, 100, 0],
    ]
    const jumlah = isi.reduce((ada, baris) => addJumlah(kolom, ada, baris), mulaiJumlah(kolom))
    expect(closeJumlah('kepegawaian', kolom, jumlah)).toEqual([null, 100, 10, 0, 5, 0, 105, 4.9])
    const pos = kolomLaporan('keterisian', NOVEMBER)
    const terisi = addJumlah(pos, mulaiJumlah(pos), ['Satu', 'Gerbang', 4, 4, 3, 1, 15, 75])
    expect(closeJumlah('keterisian', pos, terisi).at(-1)).toBe(75)
  })

  it('are none of nothing', () => {
    expect([computePerputaran(0, 0, 0), computePerputaran(2, 0, 2), computeTerisi(0, 0)]).toEqual([
      null,
      200,
      null,
    ])
    expect([roundMenit(29), roundMenit(30), roundMenit(3600)]).toEqual([0, 1, 60])
  })
})

describe('[LAPOR-06] the day on which a report is mailed', () => {
  it.each([
    [1, NOVEMBER, '2026-11-01'],
    [30, NOVEMBER, '2026-11-30'],
    [31, NOVEMBER, '2026-11-30'],
    [31, FEBRUARI, '2026-02-28'],
    [29, { tahun: 2028, bulan: 2 }, '2028-02-29'],
    [31, { tahun: 2026, bulan: 12 }, '2026-12-31'],
  ])('%i of a month is its day, or its last', (hari, masa, pada) => {
    expect(tanggalKirim(hari, masa)).toBe(pada)
  })

  it.each([
    ['before its day', 5, '2026-10-01', '2026-11-04', null],
    ['on its day', 5, '2026-10-01', '2026-11-05', NOVEMBER],
    ['after a day that was missed', 5, '2026-10-01', '2026-11-30', NOVEMBER],
    ['saved on its day', 5, '2026-11-05', '2026-11-05', NOVEMBER],
    ['saved once its day was over', 5, '2026-11-06', '2026-11-30', null],
    ['the last day of a shorter month', 31, '2026-11-06', '2026-11-30', NOVEMBER],
  ])('%s', (_, hari, sejak, kini, masa) => {
    expect(bulanKirim(hari, sejak, kini)).toEqual(masa)
  })

  it('tells of the month that runs, or of the one before', () => {
    expect(bulanDiceritakan('BULAN_INI', NOVEMBER)).toEqual(NOVEMBER)
    expect(bulanDiceritakan('BULAN_LALU', { tahun: 2026, bulan: 1 })).toEqual({ tahun: 2025, bulan: 12 })
  })
})

describe('what a report shows', () => {
  const kunci = (jenis: (typeof JENIS_LAPORAN)[number]) =>
    kolomLaporan(jenis, FEBRUARI).map((satu) => satu.kunci)

  it('of people begins with who and where, of sites with the site', () => {
    const orang = JENIS_LAPORAN.filter((jenis) => kunci(jenis).slice(0, 3).join() === 'kode,nama,lokasi')
    expect(orang).toEqual([
      'presensi',
      'keterlambatan',
      'tanpa-presensi',
      'jam-kerja',
      'lembur',
      'saldo-cuti',
    ])
    for (const jenis of JENIS_LAPORAN.filter((satu) => !orang.includes(satu)))
      expect(kolomLaporan(jenis, FEBRUARI)[0]).toMatchObject({
        kunci: 'lokasi',
        judul: 'Lokasi',
        jenis: 'teks',
      })
  })

  it.each(JENIS_LAPORAN)(
    '%s has a heading for each column, words wide enough and nowhere totalled',
    (jenis) => {
      for (const { judul, jenis: apa, jumlah, lebar } of kolomLaporan(jenis, NOVEMBER)) {
        expect(judul).toMatch(/^[A-Z0-9]/)
        if (apa === 'teks') expect([judul, jumlah]).toEqual([judul, null])
        expect([judul, lebar]).toEqual([judul, apa === 'angka' ? Math.max(3, judul.length / 3) : lebar])
        expect(lebar).toBeGreaterThan(1)
      }
    },
  )

  it('has a day of a month by its number, in its order, before its totals', () => {
    const kolom = kolomLaporan('presensi', FEBRUARI)
    expect(kolom.slice(3, 31).map(({ kunci: satu, judul }) => [satu, judul])).toEqual(
      Array.from({ length: 28 }, (_, ke) => [`h${ke + 1}`, String(ke + 1)]),
    )
    expect(kolom.slice(31).map(({ judul }) => judul)).toEqual([
      'Hari kerja',
      'Hadir',
      'Terlambat',
      'Izin',
      'Sakit',
      'Cuti',
      'Dinas luar',
      'Alpa',
      'Libur',
      'Belum',
    ])
  })

  it('follows what is a share from other totals, and totals nothing that adds up to nothing', () => {
    const dengan = (apa: string | null) =>
      JENIS_LAPORAN.flatMap((jenis) =>
        kolomLaporan(jenis, NOVEMBER).flatMap((satu) =>
          satu.jumlah === apa && satu.jenis === 'angka' ? [satu.judul] : [],
        ),
      )
    expect(dengan('turunan')).toEqual(['Perputaran (%)', 'Terisi (%)', 'Margin (%)'])
    expect(dengan(null)).toEqual(['Terlama (menit)', 'Orang tanpa slip'])
  })

  it('keeps of a site what it costs, what it brings and what is left, and the share of it', () => {
    const kolom = kolomLaporan('biaya-lokasi', NOVEMBER)
    const isi = [
      ['Satu', 'A', 1000, 500, 10, 20, 30, 40, 400, 40, 1],
      ['Dua', 'B', 3000, 500, 10, 20, 30, 40, 2400, 80, 2],
    ]
    const jumlah = isi.reduce((ada, baris) => addJumlah(kolom, ada, baris), mulaiJumlah(kolom))
    expect(closeJumlah('biaya-lokasi', kolom, jumlah)).toEqual([
      null,
      null,
      4000,
      1000,
      20,
      40,
      60,
      80,
      2800,
      70,
      null,
    ])
    expect(closeJumlah('biaya-lokasi', kolom, mulaiJumlah(kolom)).at(-2)).toBeNull()
  })

  it('tells each status by a letter of its own', () => {
    const huruf = [...Object.values(HURUF_STATUS), HURUF_TERLAMBAT]
    expect(new Set(huruf).size).toBe(huruf.length)
  })

  it.each([
    [computePersenMargin(1, 3), 33.3],
    [computePersenMargin(-1, 3), -33.3],
    [computePersenMargin(1, 0), null],
    [computeTerisi(2, 3), 66.7],
    [computePerputaran(1, 2, 1), 66.7],
  ])('shares are to a tenth: %s', (nilai, harapan) => expect(nilai).toBe(harapan))

  it.each([
    ['Lembur cabang', undefined],
    ['a'.repeat(60), undefined],
    ['a'.repeat(61), 'Nama tidak boleh lebih dari 60 karakter.'],
    [' ', 'Nama laporan harus diisi.'],
  ])('is saved as %j: %s', (nama, pesan) => expect(aturanNamaLaporan(nama)).toBe(pesan))

  it('is saved by its name on one line', () => {
    expect(tidyNamaLaporan('  Lembur \n\t cabang ')).toBe('Lembur cabang')
    expect(tidyNamaLaporan('Kafe\u0301')).toBe('Kafé')
  })

  it.each(JENIS_LAPORAN)('%s is called by a name of its own, and its chart says what it shows', (jenis) => {
    expect(NAMA_LAPORAN[jenis]).toMatch(/^[A-Z][a-z]+/)
    expect(JENIS_LAPORAN.filter((satu) => NAMA_LAPORAN[satu] === NAMA_LAPORAN[jenis])).toEqual([jenis])
    const gambar = GAMBAR[jenis]
    if (gambar === undefined) return
    expect(gambar.judul).toMatch(/(tiap hari|menurut lokasi)$/)
    expect(gambar.per).toBe(jenis === 'presensi' ? 'Tanggal' : 'Lokasi')
    // What stands on each other is a whole.
    expect(gambar.bertumpuk).toBe(jenis === 'presensi' || jenis === 'keterisian')
    for (const satu of gambar.deret) expect(satu).toMatch(/^[A-Z][a-z]+/)
  })
})
