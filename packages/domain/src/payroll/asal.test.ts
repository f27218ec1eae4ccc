import { describe, expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import { withAsalDikenal, withAsalHitungan, withAsalUpah } from './asal.ts'
import { computeGaji } from './gaji.ts'
import type { DasarPajak, TarifGaji } from './pajak.ts'
import type { BarisSlip, IsiSlip } from './payroll.ts'

const TARIF = data as unknown as TarifGaji
const MASA = { tahun: 2026, bulan: 10 }
const OKTOBER = { dari: '2026-10-01', sampai: '2026-10-31' }
/** Of both lines the same */
const keduanya = (satu: readonly string[]) => [satu, satu]
const biasa = (teks: string | undefined) => teks?.replaceAll('\u00a0', ' ')

describe('a line of wage', () => {
  const baris: readonly BarisSlip[] = [
    { nama: 'Upah Pokok', jenis: 'TETAP', jumlah: 3_000_000 },
    { nama: 'Uang Makan', jenis: 'TIDAK_TETAP', jumlah: 200_000 },
  ]
  const hadir = { sebab: 'HADIR' } as const
  const sakit = { sebab: 'SAKIT' } as const
  const susun = (
    satuan: 'bulan' | 'hari',
    dibayar: number,
    hari: Parameters<typeof withAsalUpah>[3] = [],
  ): unknown[] =>
    withAsalUpah(baris, { satuan }, { dibayar, seluruh: 22 }, hari, MASA).map(({ asal }) => [
      asal?.aturan,
      asal?.rincian[0]?.keterangan,
    ])

  it('keeps what it is, with its amount and the days of the month', () => {
    const [satu] = withAsalUpah(baris, { satuan: 'bulan' }, { dibayar: 22, seluruh: 22 }, [], MASA)
    expect(satu).toEqual({
      ...baris[0],
      asal: {
        aturan: 'Upah bulanan yang berlaku.',
        rincian: [{ ...OKTOBER, keterangan: 'sebulan penuh', jumlah: 3_000_000 }],
      },
    })
  })

  it('of a month says how much of it is paid', () => {
    expect(susun('bulan', 22)).toEqual(keduanya(['Upah bulanan yang berlaku.', 'sebulan penuh']))
    expect(susun('bulan', 21)).toEqual(keduanya(['Upah bulanan yang berlaku.', '21 dari 22 hari kerja']))
  })

  it('of days says which are paid; allowances are of those that somebody came to', () => {
    expect(susun('hari', 2, [hadir, hadir])).toEqual(
      keduanya(['Upah harian yang berlaku dikali hari hadir.', '2 hari hadir']),
    )
    const aturan =
      'Upah harian yang berlaku dikali hari hadir dan hari yang tetap diupah (UU 13/2003 pasal 93).'
    expect(susun('hari', 3, [hadir, hadir, sakit])).toEqual([
      [aturan, expect.stringMatching(/^3 hari \(2 .*, 1 .*\)$/)],
      [aturan, '2 hari hadir'],
    ])
  })
})

const DASAR: DasarPajak = { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'SANGAT_RENDAH', upahMinimum: 5_000_000 }
const gaji = (lain: Partial<Parameters<typeof computeGaji>[1]> = {}) =>
  computeGaji(TARIF, {
    masa: MASA,
    penghasilan: [{ nama: 'Upah Pokok', jenis: 'TETAP', jumlah: 20_000_000 }],
    dasar: DASAR,
    tanggalLahir: '1990-05-17',
    sebelumnya: null,
    ...lain,
  })
const asalOf = (isi: IsiSlip, jenis: string) => {
  const satu = [...isi.penghasilan, ...isi.potongan, ...isi.penghasilan_lain].find((b) => b.jenis === jenis)
  const [rincian] = satu?.asal?.rincian ?? []
  if (satu?.asal) expect(rincian).toMatchObject({ ...OKTOBER, jumlah: satu.jumlah })
  return satu?.asal && [satu.asal.aturan, biasa(rincian?.keterangan)]
}

describe('lines that are reckoned', () => {
  it('say of BPJS from which wage at which rate', () => {
    const isi = withAsalHitungan(gaji(), MASA)
    expect(asalOf(isi, 'BPJS_KESEHATAN')).toEqual([
      'Iuran dari upah pokok dan tunjangan tetap, paling sedikit upah minimum dan paling banyak batasnya (Perpres 64/2020).',
      '1% dari Rp 12.000.000',
    ])
    expect(asalOf(isi, 'BPJS_JHT')).toEqual([
      'Iuran dari upah pokok dan tunjangan tetap (PP 46/2015).',
      '2% dari Rp 20.000.000',
    ])
    expect(asalOf(isi, 'BPJS_JP')).toEqual([
      'Iuran dari upah pokok dan tunjangan tetap sampai batasnya (PP 45/2015).',
      expect.stringMatching(/^1% dari Rp 1\d\.\d{3}\.\d{3}$/),
    ])
    expect(asalOf(isi, 'TETAP')).toBeUndefined()
  })

  it('say of tax its category, rate and gross', () => {
    expect(asalOf(withAsalHitungan(gaji(), MASA), 'PPH21')).toEqual([
      'Tarif efektif bulanan dari penghasilan bruto, termasuk iuran yang dibayar perusahaan (PP 58/2023).',
      expect.stringMatching(/^kategori A, \d+(,\d+)?% dari Rp 20\.\d{3}\.\d{3}$/),
    ])
  })

  it('say of tax of a year that it is the year’s, and of what comes back why', () => {
    const sebelumnya = { bruto: 180_000_000, iuran: 0, bulan: 9, dipotong: 0 }
    expect(asalOf(withAsalHitungan(gaji({ sebelumnya }), MASA), 'PPH21')).toEqual([
      'Pajak setahun menurut pasal 17 dikurangi yang sudah dipotong (PMK 168/2023).',
      expect.stringMatching(/^bruto bulan ini Rp 20\.\d{3}\.\d{3}$/),
    ])
    const lebih = gaji({ sebelumnya: { ...sebelumnya, dipotong: 90_000_000 } })
    expect(asalOf(withAsalHitungan(lebih, MASA), 'LAIN')).toEqual([
      'Pajak setahun lebih kecil dari yang sudah dipotong: lebihnya dikembalikan (PMK 168/2023).',
      'pengembalian setahun',
    ])
  })

  it('say of tax by the day what a day’s gross was', () => {
    const harian = gaji({ dasar: { ...DASAR, harian: { hari_pajak: 20 } } as DasarPajak })
    expect(asalOf(withAsalHitungan(harian, MASA), 'PPH21')).toEqual([
      'Pegawai harian: tarif efektif harian sampai Rp2.500.000 sehari, di atasnya pasal 17 dari setengah bruto (PMK 168/2023).',
      expect.stringMatching(/^bruto Rp 20\.\d{3}\.\d{3}, rata-rata Rp 1\.0\d{2}\.\d{3} sehari$/),
    ])
  })

  it('leave alone what says already where it comes from', () => {
    const satu = gaji()
    const asal = { aturan: 'lain', rincian: [] }
    const potongan = satu.isi.potongan.map((b) => (b.jenis === 'PPH21' ? { ...b, asal } : b))
    const kasbon: BarisSlip = { nama: 'Kasbon', jenis: 'KASBON', jumlah: 1 }
    const isi = withAsalHitungan({ ...satu, isi: { ...satu.isi, potongan: [...potongan, kasbon] } }, MASA)
    expect(isi.potongan.find(({ jenis }) => jenis === 'PPH21')?.asal).toBe(asal)
    expect(isi.potongan.at(-1)).toBe(kasbon)
    expect(isi.penghasilan).toBe(satu.isi.penghasilan)
  })
})

describe('a line as somebody wrote it', () => {
  const asal = { aturan: 'A', rincian: [] }
  const lain = { aturan: 'B', rincian: [] }
  const sumber = { jenis: 'KASBON', id: 3 } as unknown as NonNullable<BarisSlip['sumber']>
  const dikenal: readonly BarisSlip[] = [
    { nama: 'Bonus', jenis: 'BONUS', jumlah: 5, asal },
    { nama: 'Bonus', jenis: 'BONUS', jumlah: 7, asal: lain, sumber },
    { nama: 'Bonus', jenis: 'BONUS', jumlah: 9 },
    { nama: 'Kasbon', jenis: 'KASBON', jumlah: 5, asal },
  ]
  const tulis = (baris: BarisSlip) =>
    withAsalDikenal({ penghasilan: [baris], potongan: [], penghasilan_lain: [] }, dikenal).penghasilan[0]
  const bonus = (jumlah: number, beda: Partial<BarisSlip> = {}): BarisSlip => ({
    nama: 'Bonus',
    jenis: 'BONUS',
    jumlah,
    ...beda,
  })

  it.each([
    ['stands as it is known', bonus(7), { asal: lain, sumber }],
    ['has another amount', bonus(8), { asal: null, sumber }],
    ['is known, but not where it comes from', bonus(9), { asal: null, sumber }],
    ['has another name', bonus(5, { nama: 'Bonus lain' }), { asal: null, sumber: null }],
    ['is of another kind', bonus(5, { jenis: 'THR' }), { asal: null, sumber: null }],
    ['says itself where it comes from', bonus(8, { asal: lain }), { asal: null, sumber }],
  ])('that %s comes from what is known of it alone', (_nama, baris, hasil) => {
    const { nama, jenis, jumlah } = baris
    expect(tulis(baris)).toEqual({ nama, jenis, jumlah, ...hasil })
  })

  it('is looked up in each part of a payslip', () => {
    const isi = withAsalDikenal(
      { penghasilan: [], potongan: [dikenal[3] as BarisSlip], penghasilan_lain: [bonus(5)] },
      dikenal,
    )
    expect([isi.penghasilan, isi.potongan[0]?.asal, isi.penghasilan_lain[0]?.asal]).toEqual([[], asal, asal])
  })
})
