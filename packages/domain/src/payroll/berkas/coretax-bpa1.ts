import { type Bulan, bulanFrom, compareBulan } from '../../bulan.ts'
import {
  KODE_OBJEK_TETAP,
  type Pemotong,
  composeXml,
  hariPotong,
  pickCoretax,
  nomorPajak,
} from './coretax.ts'
import type { Dilewati, PerihalBerkas } from './perihal.ts'
import { type OrangBerkas, type SlipBerkas, jumlahIuranSlip, jumlahJenis } from './slip-berkas.ts'

export const PERIHAL_BPA1: PerihalBerkas = {
  nama: 'Coretax BPA1 (bukti potong masa pajak terakhir)',
  versi: 'XML A1Bulk, templat BPA1, 27 elemen',
  tanggal: '2026-11-24',
  sumber:
    'Susunan elemen templat XML BPA1 Coretax menurut beberapa penulis publik; bagian-bagiannya menurut formulir BPA1 (PER-11/PJ/2025)',
  belumPasti: [
    'Nama dan urutan elemen sama di beberapa sumber, tetapi belum diperiksa pada templat terbaru DJP.',
    'Article21IncomeTax ditulis 0 seperti contoh templat: Coretax menghitungnya sendiri dari isian lain dan BPMP. Cocokkan hasilnya.',
    'NumberOfMonths ditulis 0 untuk setahun penuh, selainnya banyak bulan.',
    'Rapel dihitung di Tunjangan Lainnya; bonus dan THR di Tantiem, Bonus, THR.',
    'Penghasilan dari pemberi kerja sebelumnya tidak dikenal: WorkForSecondEmployer No, tanpa nomor bukti potong sebelumnya.',
    'Natura, zakat, honorarium, dan tunjangan pajak ditulis 0.',
  ],
}

const TETAP: ReadonlySet<string> = new Set(['TETAP'])
const BONUS: ReadonlySet<string> = new Set(['THR', 'BONUS'])
const ABSENSI: ReadonlySet<string> = new Set(['ABSENSI'])
const IURAN: ReadonlySet<string> = new Set(['BPJS_JHT', 'BPJS_JP'])

/** Pegawai tetap in their last month of the year, with all payslips of the year until then. */
export function writeBpa1(
  masa: Bulan,
  pemotong: Pemotong,
  orang: readonly OrangBerkas[],
  setahun: ReadonlyMap<number, readonly SlipBerkas[]>,
): {
  readonly isi: string
  readonly orang: readonly OrangBerkas[]
  readonly dilewati: readonly Dilewati[]
} {
  const { setahun: terakhir, dilewati } = pickCoretax(orang, masa)
  const elemen = terakhir.map((satu) => {
    const slip = (setahun.get(satu.karyawanId) ?? satu.slip).filter(
      (lain) => lain.tahun === masa.tahun && lain.bulan <= masa.bulan,
    )
    const awal = Math.min(...slip.map(({ bulan }) => bulan))
    const isPenuh = awal === 1 && masa.bulan === 12 && compareBulan(bulanFrom(satu.masuk), masa) <= 0
    const gaji = jumlahJenis(slip, 'PENGHASILAN', TETAP) - jumlahJenis(slip, 'POTONGAN', ABSENSI)
    const bonus = jumlahJenis(slip, 'PENGHASILAN', BONUS)
    const asuransi = (['kesehatan', 'jkk', 'jkm'] as const).reduce(
      (n, nama) => n + jumlahIuranSlip(slip, nama),
      0,
    )
    // Whatever is taxed and is none of these, of kinds that came later too.
    const lain = slip.reduce((n, { bruto }) => n + (bruto ?? 0), 0) - gaji - bonus - asuransi
    return [
      ['WorkForSecondEmployer', 'No'],
      ['TaxPeriodMonthStart', awal],
      ['TaxPeriodMonthEnd', masa.bulan],
      ['TaxPeriodYear', masa.tahun],
      ['CounterpartOpt', 'Resident'],
      ['CounterpartPassport', null],
      ['CounterpartTin', nomorPajak(satu)],
      ['TaxExemptOpt', satu.slip[0]?.ptkp ?? 'TK/0'],
      ['StatusOfWithholding', isPenuh ? 'FullYear' : 'PartialYear'],
      ['CounterpartPosition', satu.jabatan],
      ['TaxObjectCode', KODE_OBJEK_TETAP],
      ['NumberOfMonths', isPenuh ? 0 : masa.bulan - awal + 1],
      ['SalaryPensionJhtTht', gaji],
      ['GrossUpOpt', 'No'],
      ['IncomeTaxBenefit', 0],
      ['OtherBenefit', lain],
      ['Honorarium', 0],
      ['InsurancePaidByEmployer', asuransi],
      ['Natura', 0],
      ['TantiemBonusThr', bonus],
      ['PensionContributionJhtThtFee', jumlahJenis(slip, 'POTONGAN', IURAN)],
      ['Zakat', 0],
      ['PrevWhTaxSlip', null],
      ['TaxCertificate', 'N/A'],
      ['Article21IncomeTax', 0],
      ['IDPlaceOfBusinessActivity', pemotong.nitku],
      ['WithholdingDate', hariPotong(masa)],
    ] as const
  })
  return { isi: composeXml('A1Bulk', 'A1', pemotong, elemen), orang: terakhir, dilewati }
}
