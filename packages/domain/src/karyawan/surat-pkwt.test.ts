import { describe, expect, it } from 'vitest'
import { type BahanPkwt, TITIK, listPasalPkwt } from './surat-pkwt.ts'

const BAHAN: BahanPkwt = {
  perusahaan: 'PT Contoh',
  alamatPerusahaan: null,
  nomor: '1/PKWT/2026',
  ditandatangani: '2026-02-27',
  mulai: '2026-03-01',
  sampai: '2027-02-28',
  perpanjanganKe: 0,
  pekerja: { nama: 'Ani', nik: null, jenisKelamin: 'P', tempatLahir: null, tanggalLahir: '2000-01-01' },
  jabatan: 'Satpam',
  tempat: 'Kantor Gambir',
  upah: { satuan: 'bulan', pokok: 5_000_000, tunjanganTetap: 0, tunjanganTidakTetap: 0 },
}
const pasal = (judul: RegExp, lain: Partial<BahanPkwt> = {}) =>
  listPasalPkwt({ ...BAHAN, ...lain })
    .filter((satu) => judul.test(satu.judul))
    .flatMap(({ isi }) => isi)
    .map((kalimat) => kalimat.replaceAll('\u00a0', ' '))

describe('the clauses of a contract for a span of days', () => {
  it('say all that PP 35/2021, article 13 asks for, each under a title of its own', () => {
    expect(listPasalPkwt(BAHAN).map(({ judul }) => judul)).toEqual([
      'Pekerjaan dan tempat kerja',
      'Jangka waktu',
      'Upah dan cara pembayaran',
      'Hak dan kewajiban',
      'Berakhirnya perjanjian dan uang kompensasi',
      'Lain-lain',
    ])
    for (const { isi } of listPasalPkwt(BAHAN))
      for (const kalimat of isi) expect(kalimat).toMatch(/^[A-Z].*\.$/)
  })

  it('say which work and where, and leave to be written what is not on record', () => {
    expect(pasal(/^Pekerjaan/)).toEqual([
      'Pihak Kedua bekerja sebagai Satpam.',
      'Tempat kerja: Kantor Gambir.',
      `Jenis pekerjaan yang mendasari PKWT (PP 35/2021 pasal 5): ${TITIK}.`,
    ])
    expect(pasal(/^Pekerjaan/, { jabatan: null, tempat: null }).slice(0, 2)).toEqual([
      `Pihak Kedua bekerja sebagai ${TITIK}.`,
      `Tempat kerja: ${TITIK}.`,
    ])
    expect(TITIK).toMatch(/^\.{20,}$/)
  })

  it.each([
    [0, 'Perjanjian ini berlaku mulai 1 Maret 2026 sampai 28 Februari 2027.'],
    [2, 'Perjanjian ini berlaku mulai 1 Maret 2026 sampai 28 Februari 2027, sebagai perpanjangan ke-2.'],
  ])('say from when to when, lengthened %d times, without a probation', (perpanjanganKe, kalimat) =>
    expect(pasal(/^Jangka/, { perpanjanganKe })).toEqual([
      kalimat,
      'Tidak ada masa percobaan (UU 13/2003 pasal 58).',
    ]),
  )

  it.each([
    ['bulan', 'sebulan'],
    ['hari', 'sehari'],
    ['shift', 'per shift'],
    ['potong', 'per potong'],
  ] as const)('say the wage of a %s in figures and in words', (satuan, kata) => {
    const upah = { satuan, pokok: 150_000, tunjanganTetap: 0, tunjanganTidakTetap: 0 }
    expect(pasal(/^Upah/, { upah })).toEqual([
      `Upah pokok ${kata}: Rp 150.000 (seratus lima puluh ribu rupiah).`,
      'Upah dibayar lewat rekening Pihak Kedua sekali sebulan.',
    ])
  })

  it('say each allowance that there is, and leave the wage open that nobody has written down', () => {
    const upah = { satuan: 'bulan', pokok: 5_000_000, tunjanganTetap: 1, tunjanganTidakTetap: 2 } as const
    expect(pasal(/^Upah/, { upah }).slice(1, -1)).toEqual([
      'Tunjangan tetap: Rp 1 (satu rupiah).',
      'Tunjangan tidak tetap: Rp 2 (dua rupiah).',
    ])
    expect(pasal(/^Upah/, { upah: null })).toEqual([`Upah: ${TITIK}.`])
  })

  it('say what either side owes, what is paid in the end, and how soon it is reported', () => {
    const [pertama, kedua] = pasal(/^Hak/)
    expect(pertama).toMatch(
      /^Pihak Pertama .*BPJS Kesehatan dan BPJS Ketenagakerjaan.*cuti, dan tunjangan hari raya/,
    )
    expect(kedua).toMatch(/^Pihak Kedua melaksanakan pekerjaan/)
    const [akhir, kompensasi] = pasal(/^Berakhirnya/)
    expect(akhir).toMatch(/berakhir pada hari terakhir jangka waktunya/)
    expect(kompensasi).toMatch(/masa kerja dibagi 12 kali upah pokok dan tunjangan tetap/)
    expect(pasal(/^Lain/)).toEqual([expect.stringMatching(/dicatatkan paling lama 3 hari kerja/)])
  })
})
