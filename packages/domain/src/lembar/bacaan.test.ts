import { describe, expect, it } from 'vitest'
import { type Makna, readSel } from './bacaan.ts'
import { findPilihan, pilihanFrom, pilihanKata } from './pilihan.ts'
import { type Sel, galatSel, isKosong } from './sel.ts'

const SALAH = Symbol('salah')
const baca = (makna: Makna, sel: Sel, sekitar = {}) => {
  const hasil = readSel(makna, sel, { tahunIni: 2026, ...sekitar })
  return hasil === undefined ? undefined : 'salah' in hasil ? SALAH : hasil.nilai
}

describe('a day', () => {
  it.each<[Sel, string | typeof SALAH | undefined]>([
    ['1990-12-31', '1990-12-31'],
    ['31/12/1990', '1990-12-31'],
    ['31-12-1990', '1990-12-31'],
    ['31.12.1990', '1990-12-31'],
    ['31 12 1990', '1990-12-31'],
    ['1990/12/31', '1990-12-31'],
    ['19901231', '1990-12-31'],
    [19901231, '1990-12-31'],
    ['31 Desember 1990', '1990-12-31'],
    ['31\u00a0Desember\n1990', '1990-12-31'],
    ['31-Des-1990', '1990-12-31'],
    ['31-Dec-90', '1990-12-31'],
    ['1 Agt 1990', '1990-08-01'],
    ['1 Agustus 1990', '1990-08-01'],
    ['1 Agustus 2026', '2026-08-01'],
    ['01-Agt-26', '2026-08-01'],
    ['1 Ags 2026', '2026-08-01'],
    ['Sabtu, 01 Agustus 2026', '2026-08-01'],
    ['1/8/26', '2026-08-01'],
    ["1 Agustus '26", '2026-08-01'],
    [' 01\u00a0Agu\u00a02026\u00a0', '2026-08-01'],
    ['\uff11\uff0f\uff18\uff0f\uff12\uff10\uff12\uff16', '2026-08-01'],
    ['\u0661/\u0668/\u0662\u0660\u0662\u0666', '2026-08-01'],
    ['Aug 1, 2026', SALAH],
    ['1 Agustus', SALAH],
    ['45%', SALAH],
    ['1 Nop. 1990', '1990-11-01'],
    ['2 Peb 1990', '1990-02-02'],
    ['5 May 1990', '1990-05-05'],
    ['Senin, 31 Desember 1990', '1990-12-31'],
    ['Jum’at, 31 Desember 1990', '1990-12-31'],
    ["Jum'at, 28 Desember 1990", '1990-12-28'],
    ['31/12/90', '1990-12-31'],
    ['31/12/26', '2026-12-31'],
    ['31/12/69', '2069-12-31'],
    ['31/12/70', '1970-12-31'],
    ['1990-12-31 00:00:00', '1990-12-31'],
    ['1990-12-31T07:30:00.000Z', '1990-12-31'],
    ['31/12/1990 00:00', '1990-12-31'],
    ["'31/12/1990", '1990-12-31'],
    [33_238, '1990-12-31'],
    ['33238', '1990-12-31'],
    [33_238.75, '1990-12-31'],
    [new Date('1990-12-31T00:00:00Z'), '1990-12-31'],
    [new Date('1990-12-31T17:00:00Z'), '1990-12-31'],
    ['12/31/1990', SALAH],
    ['31/02/1990', SALAH],
    ['29/02/2027', SALAH],
    ['31 Desem 1990x', SALAH],
    ['31 Bulan 1990', SALAH],
    ['1990', SALAH],
    ['besok', SALAH],
    ['0000-00-00', SALAH],
    ['1/1/1800', SALAH],
    [60, SALAH],
    [0, SALAH],
    [-1, SALAH],
    [1e9, SALAH],
    [true, SALAH],
    ['', undefined],
    ['-', undefined],
  ])('[BACA-06] %j is %j', (sel, tanggal) => expect(baca('tanggal', sel)).toBe(tanggal))

  it('[BACA-06] of a birth lies behind us, and a workbook of 1904 counts its days from there', () => {
    expect(baca('lahir', '31/12/26')).toBe('1926-12-31')
    expect(baca('lahir', '31/12/05')).toBe('2005-12-31')
    expect(baca('tanggal', 31_776, { isHari1904: true })).toBe('1990-12-31')
  })
})

describe('an amount', () => {
  it.each<[Sel, number | typeof SALAH | undefined]>([
    [4_500_000, 4_500_000],
    [4_499_999.999_999_999, 4_500_000],
    ['4.500.000', 4_500_000],
    ['4,500,000', 4_500_000],
    ['Rp4.500.000,-', 4_500_000],
    ['4500000,00', 4_500_000],
    ['4.500', 4500],
    ['4,500', 4500],
    ['1.250.000,00', 1_250_000],
    ['Rp1,250,000', 1_250_000],
    ['1\u00a0250\u00a0000\u00a0', 1_250_000],
    ['\uff11\uff0c\uff12\uff15\uff10\uff0c\uff10\uff10\uff10', 1_250_000],
    ['\u06f1\u06f2\u06f5\u06f0', 1250],
    ['1.25 jt', SALAH],
    ['1,25jt', SALAH],
    ['(500.000)', SALAH],
    ['50%', SALAH],
    ['1.25E+06', SALAH],
    ['=500000*2', SALAH],
    [4_500_000.5, 4_500_000.5],
    ['-', undefined],
    [' – ', undefined],
    ['4,5', SALAH],
    ['4.5', SALAH],
    ['empat juta', SALAH],
    [true, SALAH],
    [new Date(0), SALAH],
    ['#REF!', SALAH],
    [{ galat: 'RUMUS' }, SALAH],
  ])('[BACA-07] %j is %j', (sel, jumlah) => expect(baca('jumlah', sel)).toBe(jumlah))
})

describe('a phone', () => {
  it.each<[Sel, string | typeof SALAH]>([
    ['(0812) 3456 7890', '+6281234567890'],
    ['+62 (0)812 3456 7890', '+6281234567890'],
    ['0062 812-3456-7890', '+6281234567890'],
    ['812 3456 7890', '+6281234567890'],
    ['62812.3456.7890', '+6281234567890'],
    ["'081234567890", '+6281234567890'],
    ['0812\u200b34567890', '+6281234567890'],
    ['0812–3456–7890', '+6281234567890'],
    ['\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10', '+6281234567890'],
    [81_234_567_890, SALAH],
    ['8,12346E+10', SALAH],
  ])('[BACA-08] %j is %j', (sel, nomor) => expect(baca('telepon', sel)).toBe(nomor))
})

describe('an identifier', () => {
  it.each<[Makna, Sel, string | typeof SALAH]>([
    ['nomor', '3273015502900001', '3273015502900001'],
    ['nomor', "'3273015502900001", '3273015502900001'],
    ['nomor', ' 0012 3456 ', '0012 3456'],
    ['nomor', 12_345_678, SALAH],
    ['nomor', 3.273015502900001e15, SALAH],
    ['nomor', '3,27302E+15', SALAH],
    ['nomor', '3.2E+15', SALAH],
    ['nomor', '3.27302E15', SALAH],
    ['nomor', '\u0660\u0660\u0661\u0662 3456', '0012 3456'],
    ['nomor', new Date('2026-01-02'), SALAH],
    ['kode', ' kbn0031\u00a0', 'KBN0031'],
    ['kode', 31, SALAH],
    ['teks', 12, '12'],
    ['teks', "Nur`aini\u200b  Sa'diyah", "Nur'aini Sa'diyah"],
    ['teks', "'Rahma", 'Rahma'],
    ['teks', new Date('2026-01-02'), SALAH],
  ])('[BACA-04, BACA-21] %s %j is %j', (makna, sel, nomor) => expect(baca(makna, sel)).toBe(nomor))
})

describe('a clock time', () => {
  const jam = (teks: string) => {
    const [h = 0, m = 0, d = 0] = teks.split(':').map(Number)
    return h * 3600 + m * 60 + d
  }
  it.each<[Sel, string | typeof SALAH | undefined]>([
    ['07:00', '7:00'],
    ['7.30', '7:30'],
    ['07:00:30', '7:00:30'],
    ['07.00 WIB', '7:00'],
    ['pukul 07.00', '7:00'],
    ['0800', '8:00'],
    ['1730', '17:30'],
    [800, '8:00'],
    ['8:00 AM', '8:00'],
    ['8:00 pm', '20:00'],
    ['12:15 AM', '0:15'],
    ['12:15 p.m.', '12:15'],
    ['24:00', '24:00'],
    ['24.00', '24:00'],
    [0.291_666_666_7, '7:00'],
    ['0,2916666667', '7:00'],
    [46_000.5, '12:00'],
    [0, '0:00'],
    [new Date('1899-12-31T06:59:59.999Z'), '7:00'],
    [new Date('1899-12-30T00:00:00Z'), '0:00'],
    [new Date('1899-12-31T00:00:00Z'), '24:00'],
    ['\uff10\uff18\uff1a\uff10\uff10', '8:00'],
    ['2026-11-20 07:00:00', '7:00'],
    ['24:01', SALAH],
    ['25:00', SALAH],
    ['13:00 PM', SALAH],
    ['07:60', SALAH],
    ['7', SALAH],
    [7, SALAH],
    ['pagi', SALAH],
    ['-', undefined],
  ])('[BACA-10] %j is %j', (sel, harap) =>
    expect(baca('jam', sel)).toBe(typeof harap === 'string' ? jam(harap) : harap),
  )
})

describe('a word of a list', () => {
  const jenis = pilihanFrom([
    ['Karyawan Tetap (PKWTT)', 1],
    ['Karyawan Kontrak (PKWT)', 2],
    ['Karyawan Harian', 3],
  ])
  const kelamin = pilihanKata(['L', 'P'])
  it.each([
    ['karyawan  kontrak\u00a0(pkwt)', 2],
    ['PKWT', 2],
    ['Karyawan Kontrak', 2],
    ['Perjanjian Kerja Waktu Tertentu', 2],
    ['pkwtt', 1],
    ['direktur', undefined],
  ])('[BACA-09] %j is %j', (teks, nilai) => expect(findPilihan(jenis, teks)).toBe(nilai))
  it.each([
    ['Laki-laki', 'L'],
    ['laki - laki', 'L'],
    ['WANITA', 'P'],
    ['p', 'P'],
    ['x', undefined],
  ])('[BACA-09] %j is %j', (teks, nilai) => expect(findPilihan(kelamin, teks)).toBe(nilai))
  it('[BACA-09] that means two things counts as neither, but by its whole name', () => {
    const kantor = pilihanFrom([
      ['Gudang A-1', 1],
      ['Gudang A1', 2],
    ])
    expect(['gudang a-1', 'Gudang A1', 'gudang a 1'].map((teks) => findPilihan(kantor, teks))).toEqual([
      1,
      2,
      undefined,
    ])
    expect(findPilihan(pilihanKata(['Ya', 'Tidak']), 'FALSE')).toBe('Tidak')
    expect(findPilihan(pilihanKata(['K/1', 'TK/0']), 'tk0')).toBe('TK/0')
  })
})

it('[BACA-01] letters that an earlier program could not read are nothing that anybody can know', () => {
  expect(galatSel('Caf\uFFFD')).toMatch(/huruf yang rusak .*\. Tulis lagi/)
})

it.each(['#REF!', '#N/A', '#VALUE!', '#DIV/0!', '#NAME?', 'Err:502', '########'])(
  '[BACA-01] %s is nothing that anybody can know, and no empty cell',
  (galat) => {
    expect(galatSel(galat)).toMatch(/galat .*\. Betulkan/)
    expect(isKosong(galat)).toBe(false)
    expect(isKosong({ galat })).toBe(false)
  },
)
