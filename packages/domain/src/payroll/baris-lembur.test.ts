import { describe, expect, it } from 'vitest'
import type { SebabLembur, TanyaLembur } from '../pengajuan/lembur/lembur-bayar.ts'
import { type LemburBerupah, type LemburPeriode, barisLembur } from './baris-lembur.ts'

const SENIN = '2026-03-02'
const SELASA = '2026-03-03'
const jam = (sebab: SebabLembur, jumlah: number, lain: Partial<LemburBerupah> = {}): LemburBerupah => ({
  tanggal: SENIN,
  sebab,
  pola: 'HARI_KERJA',
  durasi: 5400,
  sebelum: 0,
  jumlah,
  upah_sejam: 30_000,
  ...lain,
})
const susun = (rincian: readonly LemburBerupah[], lain: Partial<LemburPeriode> = {}) => {
  const peringatan: string[] = []
  const baris = barisLembur({ rincian, tanya: [], tanpaIstirahat: 0, ...lain }, peringatan)
  return { baris, peringatan }
}

describe('lines of overtime', () => {
  it('are none of who worked none', () => {
    const peringatan: string[] = []
    expect(barisLembur(undefined, peringatan)).toEqual([])
    expect(susun([])).toEqual({ baris: [], peringatan: [] })
    expect(peringatan).toEqual([])
  })

  it('add up what is paid for one reason, holidays first, what is planned and what was approved after them', () => {
    const { baris } = susun([
      jam('DISETUJUI', 1),
      jam('MINGGUAN', 20),
      jam('LIBUR', 300),
      jam('MELEKAT', 4000),
      jam('LIBUR', 50_000),
    ])
    expect(baris.map(({ nama, jenis, jumlah }) => [nama, jenis, jumlah])).toEqual([
      ['Lembur Hari Libur', 'LEMBUR', 50_300],
      ['Lembur Melekat', 'LEMBUR', 4020],
      ['Upah Lembur', 'LEMBUR', 1],
    ])
  })

  it.each([
    ['LIBUR', /libur resmi .* tanpa perlu diajukan \(PP 35\/2021 pasal 31\)\.$/],
    ['MELEKAT', /di atas 8 jam sehari .* atau 40 jam seminggu .* \(PP 35\/2021 pasal 21 dan 31\)\.$/],
    ['MINGGUAN', /di atas 8 jam sehari .* atau 40 jam seminggu .* \(PP 35\/2021 pasal 21 dan 31\)\.$/],
    ['DISETUJUI', /disetujui dan dikerjakan: yang lebih singkat .* \(PP 35\/2021 pasal 31\)\.$/],
  ] as const)('say why they are paid: %s', (sebab, aturan) =>
    expect(susun([jam(sebab, 1)]).baris[0]?.asal?.aturan).toMatch(aturan),
  )

  it.each<[string, Partial<LemburBerupah>, string]>([
    ['on a working day', {}, '1 jam 30 menit, hari kerja'],
    ['on a day off', { pola: 'LIBUR_5_HARI' }, '1 jam 30 menit, hari libur'],
    ['on a day off of six', { pola: 'LIBUR_6_HARI' }, '1 jam 30 menit, hari libur'],
    [
      'on a holiday on the shortest day',
      { pola: 'LIBUR_6_HARI_TERPENDEK' },
      '1 jam 30 menit, libur resmi di hari terpendek',
    ],
    ['above a week’s hours', { sebab: 'MINGGUAN' }, '1 jam 30 menit, di atas 40 jam seminggu'],
    [
      'after another of the day',
      { sebelum: 3600 },
      '1 jam 30 menit, hari kerja, sesudah 1 jam 0 menit lembur lain hari itu',
    ],
  ])('are made of days: %s', (_nama, lain, keterangan) => {
    const rincian = susun([jam('DISETUJUI', 45_000, lain)]).baris[0]?.asal?.rincian
    expect(rincian).toEqual([
      {
        dari: SENIN,
        sampai: SENIN,
        keterangan: `${keterangan}, upah sejam Rp\u00a030.000`,
        jumlah: 45_000,
      },
    ])
  })

  const BELUM =
    'Lembur Melekat: karyawan belum menyatakan bersedia atas lembur menurut jadwal (PP 35/2021 pasal 28).'
  it.each([
    ['MELEKAT', null, / Kesediaan karyawan belum dinyatakan\.$/, [BELUM]],
    ['MINGGUAN', null, / Kesediaan karyawan belum dinyatakan\.$/, [BELUM]],
    ['MELEKAT', SELASA, / Karyawan bersedia sejak 3 Maret 2026\.$/, []],
    ['MELEKAT', undefined, /pasal 21 dan 31\)\.$/, []],
    ['DISETUJUI', null, /pasal 31\)\.$/, []],
    ['LIBUR', null, /pasal 31\)\.$/, []],
  ] as const)('say whether %s was consented to by plan: %s', (sebab, bersedia, aturan, peringatan) => {
    const hasil = susun([jam(sebab, 1)], bersedia === undefined ? {} : { bersedia })
    expect(hasil.baris[0]?.asal?.aturan).toMatch(aturan)
    expect(hasil.peringatan).toEqual(peringatan)
    const lain = jam('DISETUJUI', 1)
    expect(susun([lain, jam(sebab, 1)], bersedia === undefined ? {} : { bersedia }).peringatan).toEqual(
      peringatan,
    )
  })
})

describe('what is to be asked before overtime is paid', () => {
  it.each<[TanyaLembur, string]>([
    ['TANPA_CHECK_IN', 'tanpa check-in tidak dibayar'],
    ['TANPA_CHECK_OUT', 'tanpa check-out tidak dibayar'],
    ['LEBIH_SINGKAT', 'dikerjakan lebih singkat, dibayar yang dikerjakan'],
    ['LEBIH_LAMA', 'dikerjakan lebih lama dari yang disetujui, lebihnya tidak dibayar'],
  ])('names its days: %s', (tanya, kata) => {
    const hari = [SENIN, SELASA].map((tanggal) => ({ tanggal, tanya }))
    expect(susun([], { tanya: hari }).peringatan).toEqual([
      `Lembur ${kata}: 2 Maret 2026, 3 Maret 2026. Periksa lagi.`,
    ])
  })

  it('is told by kind, with days whose plan names no break and posts that are paid none', () => {
    const { peringatan } = susun([], {
      tanya: [
        { tanggal: SENIN, tanya: 'LEBIH_LAMA' },
        { tanggal: SENIN, tanya: 'TANPA_CHECK_IN' },
        { tanggal: SELASA, tanya: 'LEBIH_LAMA' },
      ],
      tanpaIstirahat: 1,
      tanpaLembur: [{ tanggal: SENIN, sebab: 'jabatan Manajer' }],
    })
    expect(peringatan).toEqual([
      'Lembur tidak diusulkan karena jabatan Manajer termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): 2 Maret 2026.',
      'Lembur dikerjakan lebih lama dari yang disetujui, lebihnya tidak dibayar: 2 Maret 2026, 3 Maret 2026. Periksa lagi.',
      'Lembur tanpa check-in tidak dibayar: 2 Maret 2026. Periksa lagi.',
      '1 hari kerja lebih dari 8 jam menurut jadwal tanpa istirahat: lebihnya belum dihitung lembur. Isi istirahat di jadwal kerja.',
    ])
  })
})
