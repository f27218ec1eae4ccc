import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import type { Bulan } from '../../src/bulan.ts'
import { PERIHAL_EDABU, PERIHAL_SIPP, writeEdabu, writeSipp } from '../../src/payroll/berkas/bpjs.ts'
import { PERIHAL_BPA1, writeBpa1 } from '../../src/payroll/berkas/coretax-bpa1.ts'
import { PERIHAL_BPMP, writeBpmp } from '../../src/payroll/berkas/coretax-bpmp.ts'
import { composeXml, nomorPajak, pemotongFrom, pickCoretax } from '../../src/payroll/berkas/coretax.ts'
import { PERIHAL_JURNAL, composeJurnal } from '../../src/payroll/berkas/jurnal.ts'
import type { PerihalBerkas } from '../../src/payroll/berkas/perihal.ts'
import type { BarisBerkas, OrangBerkas, SlipBerkas } from '../../src/payroll/berkas/slip-berkas.ts'
import { PERIHAL_BCA, writeBca } from '../../src/payroll/bank/bca.ts'
import { PERIHAL_BNI, writeBni } from '../../src/payroll/bank/bni.ts'
import { PERIHAL_BRI, writeBri } from '../../src/payroll/bank/bri.ts'
import { PERIHAL_CSV, writeBankCsv } from '../../src/payroll/bank/csv.ts'
import { PERIHAL_MANDIRI, writeMandiri } from '../../src/payroll/bank/mandiri.ts'
import { type Transfer, jumlahTransfer, pickTransfer } from '../../src/payroll/bank/transfer.ts'
import type { TarifGaji } from '../../src/payroll/pajak.ts'

const TARIF = data as unknown as TarifGaji
const MASA = { tahun: 2026, bulan: 10 }
const PEMOTONG = pemotongFrom('01.234.567.8-901.000', null)

/** Typed by hand from the cited texts, which stand with each writer; no writer made them. */
const emas = (nama: string) => readFileSync(new URL(`emas/${nama}`, import.meta.url), 'utf8')
const md5 = (teks: string) => createHash('md5').update(teks).digest('hex')

const baris = (
  kelompok: BarisBerkas['kelompok'],
  jenis: string,
  jumlah: number,
  nama = jenis,
): BarisBerkas => ({ kelompok, nama, jenis: jenis as BarisBerkas['jenis'], jumlah })

const slip = (isi: readonly BarisBerkas[], lain: Partial<SlipBerkas> = {}): SlipBerkas => ({
  ...MASA,
  bersih: isi.reduce((n, { kelompok, jumlah }) => n + (kelompok === 'POTONGAN' ? -jumlah : jumlah), 0),
  baris: isi,
  bruto: 0,
  ptkp: 'TK/0',
  npwpValid: true,
  iuran: null,
  ...lain,
})

const SITI: OrangBerkas = {
  karyawanId: 31,
  kode: 'KBN0031',
  nama: 'Siti Rahmawati',
  nik: '3171234567890031',
  npwp: null,
  jabatan: 'Petugas Keamanan & Ketertiban',
  lokasi: 'Kantor Gambir',
  kodeLokasi: 'GMB',
  klien: null,
  kodeBank: '014',
  bank: 'Bank Central Asia',
  rekening: '597-012-3456',
  jkn: '0001234567890',
  kpj: '18012345678',
  masuk: '2024-01-01',
  keluar: null,
  harian: false,
  slip: [
    slip(
      [
        baris('PENGHASILAN', 'TETAP', 4_800_000),
        baris('PENGHASILAN', 'TETAP', 929_876),
        baris('POTONGAN', 'BPJS_KESEHATAN', 57_299),
        baris('POTONGAN', 'BPJS_JHT', 114_598),
        baris('POTONGAN', 'BPJS_JP', 57_299),
        baris('POTONGAN', 'PPH21', 44_925),
      ],
      {
        bruto: 5_990_013,
        iuran: {
          dasar_kesehatan: 5_729_876,
          dasar_jht: 5_729_876,
          dasar_jp: 5_729_876,
          kesehatan: 229_195,
          jht: 212_005,
          jp: 114_598,
          jkk: 13_752,
          jkm: 17_190,
        },
      },
    ),
  ],
}
const BUDI: OrangBerkas = {
  ...SITI,
  karyawanId: 7,
  kode: 'KBN0007',
  nama: 'Budi Santoso',
  nik: '3171234567890007',
  npwp: '091234567890000',
  jabatan: 'Petugas Kebersihan',
  lokasi: 'Kantor Bekasi',
  kodeLokasi: 'BKS',
  kodeBank: '002',
  bank: 'Bank Rakyat Indonesia',
  rekening: '034101007654321',
  jkn: null,
  kpj: null,
  slip: [
    slip([baris('PENGHASILAN', 'TETAP', 4_033_000), baris('POTONGAN', 'PPH21', 33_000)], {
      bruto: 6_600_000,
      ptkp: 'K/1',
    }),
  ],
}
const transfer = (
  kode: string,
  nama: string,
  kodeBank: string,
  bank: string,
  rekening: string,
  jumlah: number,
) => ({ kode, nama, kodeBank, bank, rekening, jumlah }) satisfies Transfer
const dua = (kodeBank: string, bank: string, siti: string, budi: string) => [
  transfer('KBN0031', 'SITI RAHMAWATI', kodeBank, bank, siti, 5_455_755),
  transfer('KBN0007', 'BUDI SANTOSO', kodeBank, bank, budi, 4_000_000),
]
const bayar = (rekeningSumber: string, semua: readonly Transfer[]) => ({
  tanggal: '2026-10-28',
  rekeningSumber,
  kodeBca: '003700138GAJI',
  keterangan: 'GAJI OKT 2026',
  transfer: semua,
})

/** Whoever reads it learns what is followed, since when, and each doubt in a sentence. */
const expectPerihal = ({ nama, versi, tanggal, sumber, belumPasti }: PerihalBerkas) => {
  for (const teks of [nama, versi, sumber]) expect(teks).toMatch(/\w{3}/)
  expect(tanggal).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const ragu of belumPasti) expect(ragu).toMatch(/^[A-Z].*\.$/)
}

describe('files for banks', () => {
  it('[UPAH-37] BCA’s equals the golden file byte for byte', () => {
    const semua = dua('014', 'Bank Central Asia', '5970123456', '1234567890')
    expect(writeBca(bayar('0373207770', semua))).toBe(emas('bca.txt'))
  })
  it('[UPAH-37] Mandiri’s equals the golden files byte for byte, own accounts and others’', () => {
    const semua = dua('008', 'Bank Mandiri', '1400012345678', '1400087654321')
    expect(writeMandiri(bayar('1400015522221', semua))).toBe(emas('mandiri.csv'))
    const lain = [transfer('KBN0007', 'BUDI SANTOSO', '014', 'Bank Central Asia', '1234567890', 4_000_000)]
    expect(writeMandiri(bayar('1400015522221', lain))).toBe(emas('mandiri-lain.csv'))
  })
  it('[UPAH-37] BRI’s equals the golden file byte for byte', () => {
    const semua = dua('002', 'Bank Rakyat Indonesia', '034101001234530', '034101007654321')
    expect(writeBri(bayar('034101000000001', semua), md5)).toBe(emas('bri.csv'))
  })
  it('[UPAH-37] BNI’s equals the golden file byte for byte', () => {
    const semua = dua('009', 'Bank Negara Indonesia', '0123456789', '0987654321')
    expect(writeBni(bayar('311220117', semua))).toBe(emas('bni.csv'))
  })
  it('[UPAH-37] the plain one equals the golden file byte for byte', () => {
    const { sendiri, lain } = pickTransfer([SITI, BUDI], '014')
    expect(writeBankCsv(bayar('', [...sendiri, ...lain]))).toBe(emas('bank.csv'))
  })
  it('[UPAH-37] each names what it follows, since when, and what nobody could check', () => {
    for (const satu of [PERIHAL_BCA, PERIHAL_MANDIRI, PERIHAL_BRI, PERIHAL_BNI, PERIHAL_CSV]) {
      expectPerihal(satu)
      expect(satu.belumPasti.length > 0).toBe(satu !== PERIHAL_CSV)
    }
  })
  it('BCA’s keeps its columns whatever people and codes are called', () => {
    const panjang = transfer('A-123-456.789/0123', 'A'.repeat(35), '014', 'BCA', '5970123456', 12)
    const [, satu] = writeBca(bayar('0373207770', [panjang])).split('\r\n')
    expect(satu).toBe(`059701234560000000000012004567890123${'A'.repeat(30)}GAJI`)
  })
  it('Mandiri’s keeps its columns whatever people and banks are called', () => {
    const panjang = transfer('1', 'A'.repeat(45), '999', 'Bank A, B, C', '1234567890', 12)
    const [, satu = ''] = writeMandiri(bayar('1400015522221', [panjang])).split('\r\n')
    expect(satu.split(',')).toHaveLength(18)
    expect(satu.split(',').filter((sel) => sel !== '')).toEqual([
      '1234567890',
      'A'.repeat(40),
      'IDR',
      '12',
      'GAJI OKT 2026',
      'BAU',
      '999',
      'Bank A  B  C',
      'N',
    ])
  })
  it('the plain one keeps its columns, begins no formula, and has notes where there is one', () => {
    const tujuan = transfer('1', 'ANI', '999', ' =Bank;"A"\r\nB ', '1234567890', 12)
    const perintah = { ...bayar('', [tujuan, { ...tujuan, catatan: 'rekening baru; beda' }]) }
    const [kepala, polos, bercatatan, jumlah] = writeBankCsv({
      ...perintah,
      keterangan: ' +GAJI;"A"\r\nB ',
    }).split('\r\n')
    expect(kepala).toMatch(/;Keterangan;Catatan rekening$/)
    expect(polos).toBe(`1;1;ANI;999;'=Bank  A   B;1234567890;12;2026-10-28;'+GAJI  A   B;`)
    expect(bercatatan).toBe(
      `2;1;ANI;999;'=Bank  A   B;1234567890;12;2026-10-28;'+GAJI  A   B;rekening baru, beda`,
    )
    expect(jumlah).toBe('Jumlah;;;;;;24;;;')
    expect(writeBankCsv(bayar('', [tujuan]))).not.toContain('Catatan')
  })
})

describe('who is paid through which bank', () => {
  it('[UPAH-38] own bank and others come apart, and with whom nothing can be sent to they are the net pay', () => {
    const tanpa = { ...BUDI, kode: 'KBN0044', nama: 'Rina', rekening: null }
    const asing = { ...BUDI, kode: 'KBN0045', nama: 'Dedi', bank: 'Bank Entah', kodeBank: null }
    const pendek = { ...SITI, kode: 'KBN0046', nama: 'Joko', rekening: '12345678' }
    const orang = [SITI, BUDI, tanpa, asing, pendek]
    const { sendiri, lain, dilewati } = pickTransfer(orang, '014')
    expect(sendiri).toEqual([
      transfer('KBN0031', 'SITI RAHMAWATI', '014', 'Bank Central Asia', '5970123456', 5_455_755),
    ])
    expect(lain.map(({ kode }) => kode)).toEqual(['KBN0007'])
    expect(dilewati).toEqual([
      { kode: 'KBN0044', nama: 'Rina', jumlah: 4_000_000, alasan: 'Belum ada nomor rekening.' },
      {
        kode: 'KBN0045',
        nama: 'Dedi',
        jumlah: 4_000_000,
        alasan: 'Bank "Bank Entah" tidak ada di daftar bank.',
      },
      { kode: 'KBN0046', nama: 'Joko', jumlah: 5_455_755, alasan: 'Nomor rekening BCA harus 10 angka.' },
    ])
    const bersih = orang.flatMap((satu) => satu.slip).reduce((n, satu) => n + satu.bersih, 0)
    expect(jumlahTransfer(sendiri) + jumlahTransfer(lain) + jumlahTransfer(dilewati)).toBe(bersih)
  })
  it('pays somebody once for all their payslips of a month, and nobody 0', () => {
    const thr = slip([baris('PENGHASILAN', 'THR', 1_000_000)])
    const { sendiri } = pickTransfer([{ ...SITI, slip: [...SITI.slip, thr] }], '014')
    expect(sendiri.map(({ jumlah }) => jumlah)).toEqual([6_455_755])
    expect(pickTransfer([{ ...SITI, slip: [slip([])] }], '014').dilewati[0]?.alasan).toBe('Gaji bersihnya 0.')
  })
})

describe('files for the tax office', () => {
  it('[UPAH-39] BPMP equals the golden file; each code, amount and person is on a payslip', () => {
    const harian = { ...SITI, kode: 'KBN0050', nama: 'Agus', harian: true }
    const ketikan = { ...SITI, kode: 'KBN0051', nama: 'Wati', slip: [slip([], { bruto: null, ptkp: null })] }
    const keluar = { ...SITI, kode: 'KBN0052', nama: 'Yudi', keluar: '2026-10-15' }
    const { isi, dilewati, beda } = writeBpmp(TARIF, MASA, PEMOTONG, [SITI, BUDI, harian, ketikan, keluar])
    expect(isi).toBe(emas('bpmp.xml'))
    expect(beda).toEqual([])
    expect(dilewati.map(({ nama, alasan }) => [nama, alasan])).toEqual([
      ['Agus', 'Pegawai tidak tetap dilaporkan dengan BP21, bukan berkas ini.'],
      ['Wati', 'Slipnya tanpa dasar pajak (PTKP dan penghasilan bruto).'],
      ['Yudi', 'Masa pajak terakhirnya: dilaporkan dengan BPA1.'],
    ])
  })
  it('[UPAH-39] tells of tax that somebody wrote by hand', () => {
    const lain = slip([baris('POTONGAN', 'PPH21', 50_000)], { bruto: 5_990_013 })
    const { beda } = writeBpmp(TARIF, MASA, PEMOTONG, [{ ...SITI, slip: [lain] }])
    expect(beda).toEqual([
      {
        kode: 'KBN0031',
        nama: 'Siti Rahmawati',
        jumlah: 50_000,
        alasan: 'PPh 21 di slip berbeda dari bruto kali tarif: 44925.',
      },
    ])
  })
  it('[UPAH-39] BPA1 equals the golden file: the year of who leaves, in its parts', () => {
    const isi = [
      baris('PENGHASILAN', 'TETAP', 6_000_000),
      baris('PENGHASILAN', 'LEMBUR', 250_000),
      baris('POTONGAN', 'ABSENSI', 100_000),
      baris('POTONGAN', 'BPJS_JHT', 120_000),
      baris('POTONGAN', 'BPJS_JP', 60_000),
    ]
    const iuran = {
      dasar_kesehatan: 6_000_000,
      dasar_jht: 6_000_000,
      dasar_jp: 6_000_000,
      kesehatan: 240_000,
      jht: 222_000,
      jp: 120_000,
      jkk: 14_400,
      jkm: 18_000,
    }
    const september = slip(isi, { bulan: 9, bruto: 6_422_400, iuran })
    const oktober = slip([...isi, baris('PENGHASILAN', 'THR', 1_000_000)], { bruto: 7_422_400, iuran })
    const lalu = slip(isi, { tahun: 2025, bulan: 12, bruto: 6_422_400, iuran })
    const rina = {
      ...SITI,
      karyawanId: 44,
      nik: '3171234567890044',
      jabatan: 'Petugas Kebersihan',
      masuk: '2026-09-01',
      keluar: '2026-10-20',
      slip: [oktober],
    }
    const hasil = writeBpa1(MASA, PEMOTONG, [rina, SITI], new Map([[44, [lalu, september, oktober]]]))
    expect(hasil.isi).toBe(emas('bpa1.xml'))

    // What was before the first slip, and the A1 that somebody brought, stand in it.
    const saldo = { bruto: 12_000_000, iuran: 360_000, bulan: 2, dipotong: 0 }
    const tulis = (nomor_lain: string | null) =>
      writeBpa1(
        MASA,
        PEMOTONG,
        [rina],
        new Map([[44, [september, oktober]]]),
        new Map([[44, { ...saldo, neto_lain: 9_000_000, dipotong_lain: 50_000, nomor_lain }]]),
      )
    const beda = tulis('2600A1B7C')
    const nilai = (xml: string, nama: string) => xml.match(new RegExp(`<${nama}>([^<]*)<`))?.[1]
    const [dulu, kini] = [hasil.isi, beda.isi]
    expect(
      ['WorkForSecondEmployer', 'PrevWhTaxSlip', 'TaxPeriodMonthStart', 'NumberOfMonths'].map((nama) =>
        nilai(kini, nama),
      ),
    ).toEqual(['Yes', '2600A1B7C', '7', '4'])
    for (const [nama, lebih] of [
      ['SalaryPensionJhtTht', saldo.bruto],
      ['PensionContributionJhtThtFee', saldo.iuran],
      ['OtherBenefit', 0],
      ['InsurancePaidByEmployer', 0],
    ] as const)
      expect([nama, Number(nilai(kini, nama)) - Number(nilai(dulu, nama))]).toEqual([nama, lebih])
    expect([beda.beda, tulis(null).beda.map(({ alasan }) => alasan)]).toEqual([
      [],
      ['Nomor A1 dari pemberi kerja sebelumnya belum ditulis di Saldo Awal.'],
    ])
  })
  it('names what they follow and what nobody could check', () => {
    for (const satu of [PERIHAL_BPMP, PERIHAL_BPA1, PERIHAL_SIPP, PERIHAL_EDABU, PERIHAL_JURNAL]) {
      expectPerihal(satu)
      expect(satu.belumPasti.length).toBeGreaterThan(0)
    }
  })

  const tanpa = (lain: Partial<OrangBerkas>) => pickCoretax([{ ...SITI, ...lain }], MASA)
  it.each([
    [
      'is engaged by the day',
      { harian: true },
      'Pegawai tidak tetap dilaporkan dengan BP21, bukan berkas ini.',
    ],
    [
      'has a slip without gross pay',
      { slip: [...SITI.slip, slip([], { bruto: null })] },
      'Slipnya tanpa dasar pajak (PTKP dan penghasilan bruto).',
    ],
    [
      'has a slip without a status',
      { slip: [...SITI.slip, slip([], { ptkp: null })] },
      'Slipnya tanpa dasar pajak (PTKP dan penghasilan bruto).',
    ],
    ['has a short NIK', { nik: '317123456789003' }, 'NIK atau NPWP bukan 16 angka.'],
    ['has a long NIK', { nik: '31712345678900311' }, 'NIK atau NPWP bukan 16 angka.'],
    ['has a NIK that is none', { nik: '317123456789003X' }, 'NIK atau NPWP bukan 16 angka.'],
    ['earned nothing', { slip: [slip([])] }, 'Tanpa penghasilan bruto.'],
  ])('name who %s, with the gross pay', (_nama, lain, alasan) => {
    const { bulanan, setahun, dilewati } = tanpa(lain)
    const jumlah = 'slip' in lain && lain.slip.length === 1 ? 0 : 5_990_013
    expect([bulanan, setahun]).toEqual([[], []])
    expect(dilewati).toEqual([{ kode: 'KBN0031', nama: 'Siti Rahmawati', jumlah, alasan }])
  })

  it('tell of everybody by the month, and of who leaves or of December by the year', () => {
    const lewat = (masa: Bulan, keluar: string | null) => {
      const { bulanan, setahun } = pickCoretax([{ ...SITI, keluar }], masa)
      return [bulanan.length, setahun.length]
    }
    expect(lewat(MASA, null)).toEqual([1, 0])
    expect(lewat(MASA, '2026-10-15')).toEqual([0, 1])
    expect(lewat({ tahun: 2026, bulan: 12 }, null)).toEqual([0, 1])
  })

  it('know a company and a person by 16 digits, and a place of business by its own or the head office', () => {
    expect(pemotongFrom('01.234.567.8-901.000', null)).toEqual(PEMOTONG)
    expect(PEMOTONG).toEqual({ npwp: '0012345678901000', nitku: '0012345678901000000000' })
    expect(pemotongFrom('0012345678901000', '0012345678901000000007').nitku).toBe('0012345678901000000007')
    expect(nomorPajak({ nik: '1', npwp: '09.123.456.7-890.000' })).toBe('0091234567890000')
    expect(nomorPajak({ nik: '1', npwp: null })).toBe('1')
  })

  it('write what XML has signs for by them, and leave out what it has no place for', () => {
    const xml = composeXml('A', 'B', { npwp: '<1>', nitku: '' }, [
      [
        ['C', '&<>"\'\u0000\u0008\u000B\u000C\u000E\u001F\uFFFE\uFFFFx\n\t'],
        ['D', null],
        ['E', 0],
      ],
    ])
    expect(xml).toContain('<TIN>&lt;1&gt;</TIN>')
    expect(xml).toContain("\t\t\t<C>&amp;&lt;&gt;&quot;'x\n\t</C>")
    expect(xml).toContain('\t\t\t<D xsi:nil="true"/>\n\t\t\t<E>0</E>')
  })

  const nilai = (xml: string, nama: string) => xml.match(new RegExp(`<${nama}>([^<]*)<`))?.[1]
  it('a fifth more is withheld of whom the tax office does not know', () => {
    const { isi, beda } = writeBpmp(TARIF, MASA, PEMOTONG, [
      { ...SITI, slip: SITI.slip.map((satu) => ({ ...satu, npwpValid: false })) },
    ])
    expect(nilai(isi, 'Rate')).toBe('0.9')
    expect(beda.map(({ alasan }) => alasan)).toEqual(['PPh 21 di slip berbeda dari bruto kali tarif: 53910.'])
  })
  it('who is told by the year is named in the month’s file, with the gross pay', () => {
    expect(writeBpmp(TARIF, MASA, PEMOTONG, [{ ...SITI, keluar: '2026-10-15' }]).dilewati).toEqual([
      {
        kode: 'KBN0031',
        nama: 'Siti Rahmawati',
        jumlah: 5_990_013,
        alasan: 'Masa pajak terakhirnya: dilaporkan dengan BPA1.',
      },
    ])
  })

  it.each([
    ['all year', [1, 6, 12], null, '1', '12', 'FullYear', '0'],
    ['from March', [3, 12], null, '3', '12', 'PartialYear', '10'],
    ['until October', [1, 10], '2026-10-15', '1', '10', 'PartialYear', '10'],
  ])('BPA1 tells of who was paid %s', (_nama, bulan, keluar, awal, akhir, status, banyak) => {
    const semua = bulan.map((satu) => slip([baris('PENGHASILAN', 'BONUS', 7)], { bulan: satu, bruto: 7 }))
    const masa = { tahun: 2026, bulan: Number(akhir) }
    const { isi } = writeBpa1(masa, PEMOTONG, [{ ...SITI, keluar }], new Map([[31, semua]]))
    expect(
      [
        'TaxPeriodMonthStart',
        'TaxPeriodMonthEnd',
        'StatusOfWithholding',
        'NumberOfMonths',
        'TantiemBonusThr',
      ].map((nama) => nilai(isi, nama)),
    ).toEqual([awal, akhir, status, banyak, String(7 * bulan.length)])
  })
  it('BPA1 never counts months before January, and leaves later and former years out', () => {
    const satu = (tahun: number, bulan: number) =>
      slip([baris('PENGHASILAN', 'TETAP', 1)], { tahun, bulan, bruto: 1 })
    const keluar = { ...SITI, keluar: '2026-10-20' }
    const semua = [satu(2025, 12), satu(2026, 2), satu(2026, 10), satu(2026, 11), satu(2027, 1)]
    const saldo = {
      bruto: 5,
      iuran: 0,
      bulan: 9,
      dipotong: 0,
      neto_lain: 0,
      dipotong_lain: 0,
      nomor_lain: null,
    }
    const { isi, beda } = writeBpa1(MASA, PEMOTONG, [keluar], new Map([[31, semua]]), new Map([[31, saldo]]))
    expect(
      ['TaxPeriodMonthStart', 'SalaryPensionJhtTht', 'WorkForSecondEmployer'].map((nama) => nilai(isi, nama)),
    ).toEqual(['1', '7', 'No'])
    expect(isi).toContain('<PrevWhTaxSlip xsi:nil="true"/>')
    expect(beda).toEqual([])
  })
  it('BPA1 names who brought an A1 without its number, with what they earned there', () => {
    const saldo = {
      bruto: 0,
      iuran: 0,
      bulan: 0,
      dipotong: 0,
      neto_lain: 0,
      dipotong_lain: 5,
      nomor_lain: null,
    }
    const keluar = { ...SITI, keluar: '2026-10-20' }
    const { isi, beda } = writeBpa1(MASA, PEMOTONG, [keluar], new Map(), new Map([[31, saldo]]))
    expect(nilai(isi, 'WorkForSecondEmployer')).toBe('Yes')
    expect(beda).toEqual([
      {
        kode: 'KBN0031',
        nama: 'Siti Rahmawati',
        jumlah: 0,
        alasan: 'Nomor A1 dari pemberi kerja sebelumnya belum ditulis di Saldo Awal.',
      },
    ])
  })
})

describe('files for BPJS', () => {
  it('[UPAH-39] SIPP’s and e-Dabu’s equal the golden files; who has no number is named', () => {
    const tanpa = { ...SITI, kode: 'KBN0060', nama: 'Nina', kpj: null, jkn: null }
    const [sipp, edabu] = [writeSipp([SITI, BUDI, tanpa]), writeEdabu([SITI, BUDI, tanpa])]
    expect(sipp.isi).toBe(emas('sipp.csv'))
    expect(edabu.isi).toBe(emas('edabu.csv'))
    expect(sipp.dilewati.map(({ nama, alasan }) => [nama, alasan])).toEqual([
      ['Budi Santoso', 'Slipnya tanpa dasar iuran.'],
      ['Nina', 'Belum ada nomor KPJ (BPJS Ketenagakerjaan).'],
    ])
    expect(edabu.dilewati.map(({ nama, alasan }) => [nama, alasan])).toEqual([
      ['Budi Santoso', 'Slipnya tanpa dasar iuran.'],
      ['Nina', 'Belum ada nomor JKN (BPJS Kesehatan).'],
    ])
    expect([sipp.orang, edabu.orang]).toEqual([[SITI], [SITI]])
    expect(sipp.dilewati[0]).toEqual({
      kode: 'KBN0007',
      nama: 'Budi Santoso',
      jumlah: 0,
      alasan: 'Slipnya tanpa dasar iuran.',
    })
  })
  it('write digits of numbers alone, names that begin no formula, and who has a basis in one slip of two', () => {
    const satu = {
      ...SITI,
      nama: ' =Siti;"R"\r\nA ',
      kpj: '180.123-45 678',
      jkn: '0001-2345',
      slip: [...SITI.slip, slip([])],
    }
    expect(writeSipp([satu]).isi.split('\r\n')[1]).toMatch(/^18012345678;3171234567890031;'=Siti  R   A;/)
    expect(writeEdabu([satu]).isi.split('\r\n')[1]).toMatch(/^00012345;3171234567890031;'=Siti  R   A;/)
    for (const kpj of ['', '-']) expect(writeSipp([{ ...SITI, kpj }]).dilewati).toHaveLength(1)
  })
})

describe('the journal', () => {
  const jumlah = (semua: readonly { readonly debit: number; readonly kredit: number }[]) =>
    semua.reduce((n, { debit, kredit }) => ({ debit: n.debit + debit, kredit: n.kredit + kredit }), {
      debit: 0,
      kredit: 0,
    })

  it('balances in each cost centre, with the company’s shares', () => {
    const { baris: semua, dilewati } = composeJurnal([SITI, BUDI])
    for (const kode of ['GMB', 'BKS']) {
      const { debit, kredit } = jumlah(semua.filter(({ kodeLokasi }) => kodeLokasi === kode))
      expect(debit).toBe(kredit)
    }
    expect(semua.filter(({ kodeLokasi }) => kodeLokasi === 'GMB')).toEqual(
      [
        ['Beban gaji dan upah', 5_729_876, 0],
        ['Beban BPJS perusahaan', 586_740, 0],
        ['Utang PPh Pasal 21', 0, 44_925],
        ['Utang BPJS Kesehatan', 0, 286_494],
        ['Utang BPJS Ketenagakerjaan', 0, 529_442],
        ['Utang gaji', 0, 5_455_755],
      ].map(([akun, debit, kredit]) => ({ kodeLokasi: 'GMB', lokasi: 'Kantor Gambir', akun, debit, kredit })),
    )
    expect(dilewati.map(({ nama }) => nama)).toEqual(['Budi Santoso'])
    expect(PERIHAL_JURNAL.belumPasti).toHaveLength(1)
  })
  it('balances with absence, loans, refunds and kinds that a later release knows', () => {
    const isi = [
      baris('PENGHASILAN', 'TETAP', 3_000_000),
      baris('PENGHASILAN', 'PESANGON', 700_000),
      baris('PENGHASILAN_LAIN', 'LAIN', 20_000, 'Pengembalian PPh Pasal 21'),
      baris('PENGHASILAN_LAIN', 'LAIN', 80_000, 'Reimburse'),
      baris('POTONGAN', 'ABSENSI', 150_000),
      baris('POTONGAN', 'KASBON', 200_000),
      baris('POTONGAN', 'SERAGAM', 30_000),
    ]
    const { baris: semua } = composeJurnal([{ ...SITI, slip: [slip(isi)] }])
    expect(jumlah(semua)).toEqual({ debit: 3_650_000, kredit: 3_650_000 })
    expect(semua.find(({ akun }) => akun === 'Utang PPh Pasal 21')).toMatchObject({
      debit: 20_000,
      kredit: 0,
    })
    expect(semua.find(({ akun }) => akun === 'Utang gaji')).toMatchObject({ kredit: 3_420_000 })
  })
  it('books each kind where it belongs, sites by their codes, and names whose shares nobody kept', () => {
    const isi = [
      baris('PENGHASILAN', 'LEMBUR', 1),
      baris('PENGHASILAN', 'THR', 20),
      baris('PENGHASILAN', 'BONUS', 300),
      baris('PENGHASILAN_LAIN', 'LAIN', 4000, 'Reimburse'),
      baris('POTONGAN', 'KASBON', 50_000),
      baris('POTONGAN', 'SERAGAM', 600_000),
    ]
    const { baris: semua, dilewati } = composeJurnal([
      { ...SITI, slip: [slip(isi)] },
      { ...SITI, kodeLokasi: 'AAA', lokasi: 'Cabang', slip: [slip([])] },
      { ...BUDI, kodeLokasi: 'BBB', slip: [slip([baris('PENGHASILAN', 'TETAP', 7)])] },
    ])
    expect(semua.map(({ kodeLokasi, akun, debit, kredit }) => [kodeLokasi, akun, debit, kredit])).toEqual([
      ['BBB', 'Beban gaji dan upah', 7, 0],
      ['BBB', 'Utang gaji', 0, 7],
      ['GMB', 'Beban lembur', 1, 0],
      ['GMB', 'Beban THR dan bonus', 320, 0],
      ['GMB', 'Penghasilan lain dan penggantian biaya', 4000, 0],
      ['GMB', 'Piutang karyawan', 0, 50_000],
      ['GMB', 'Potongan lain', 0, 600_000],
      ['GMB', 'Utang gaji', 645_679, 0],
    ])
    expect(dilewati.map(({ kode }) => kode)).toEqual(['KBN0031', 'KBN0031', 'KBN0007'])
    expect(dilewati[0]).toMatchObject({
      jumlah: 0,
      alasan: 'Slipnya tanpa dasar iuran: iuran perusahaan tidak ikut dijurnal.',
    })
    const bekasi = { ...BUDI, slip: [slip(isi)] }
    const gambir = { ...SITI, slip: [slip(isi)] }
    for (const orang of [
      [bekasi, gambir],
      [gambir, bekasi],
    ])
      expect(composeJurnal(orang).baris.map(({ kodeLokasi }) => kodeLokasi)).toEqual([
        ...Array<string>(6).fill('BKS'),
        ...Array<string>(6).fill('GMB'),
      ])
    // One slip of two is enough to be named.
    expect(composeJurnal([{ ...SITI, slip: [...SITI.slip, slip([])] }]).dilewati).toHaveLength(1)
  })
})
