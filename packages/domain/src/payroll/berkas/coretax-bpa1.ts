import type { Bulan } from '../../bulan.ts'
import {
  KODE_OBJEK_TETAP,
  type Pemotong,
  composeXml,
  hariPotong,
  pickCoretax,
  nomorPajak,
} from './coretax.ts'
import type { SaldoPajak } from '../saldo-pajak.ts'
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
    'Yang membawa A1 dari pemberi kerja sebelumnya ditulis WorkForSecondEmployer Yes dengan nomor A1 itu, menurut panduan sebuah penulis publik; neto dan PPh-nya diambil Coretax dari nomor itu.',
    'Bruto saldo awal, dari sebelum slip pertama di Rekan, dihitung di Gaji, dan bulannya mendahului slip pertama.',
    'Natura, zakat, honorarium, dan tunjangan pajak ditulis 0.',
  ],
}

const TETAP: ReadonlySet<string> = new Set(['TETAP'])
const BONUS: ReadonlySet<string> = new Set(['THR', 'BONUS'])
const ABSENSI: ReadonlySet<string> = new Set(['ABSENSI'])
const IURAN: ReadonlySet<string> = new Set(['BPJS_JHT', 'BPJS_JP'])

/**
 * Pegawai tetap in their last month of the year, with all payslips of the year until then, what was before the first of them and a
 * former employer's A1.
 *
 * @returns the file, who is not in it, and who brought an A1 whose number nobody wrote
 */
export function writeBpa1(
  masa: Bulan,
  pemotong: Pemotong,
  orang: readonly OrangBerkas[],
  setahun: ReadonlyMap<number, readonly SlipBerkas[]>,
  saldo: ReadonlyMap<number, SaldoPajak> = new Map(),
): {
  readonly isi: string
  readonly orang: readonly OrangBerkas[]
  readonly dilewati: readonly Dilewati[]
  readonly beda: readonly Dilewati[]
} {
  const { setahun: terakhir, dilewati } = pickCoretax(orang, masa)
  const beda: Dilewati[] = []
  const elemen = terakhir.map((satu) => {
    const slip = (setahun.get(satu.karyawanId) ?? satu.slip).filter(
      (lain) => lain.tahun === masa.tahun && lain.bulan <= masa.bulan,
    )
    const milik = saldo.get(satu.karyawanId)
    const lama = milik !== undefined && milik.neto_lain + milik.dipotong_lain > 0 ? milik : null
    if (lama !== null && lama.nomor_lain === null)
      beda.push({
        kode: satu.kode,
        nama: satu.nama,
        jumlah: lama.neto_lain,
        alasan: 'Nomor A1 dari pemberi kerja sebelumnya belum ditulis di Saldo Awal.',
      })
    const awal = Math.max(1, Math.min(...slip.map(({ bulan }) => bulan)) - (milik?.bulan ?? 0))
    const isPenuh = awal === 1 && masa.bulan === 12
    const gaji =
      jumlahJenis(slip, 'PENGHASILAN', TETAP) - jumlahJenis(slip, 'POTONGAN', ABSENSI) + (milik?.bruto ?? 0)
    const bonus = jumlahJenis(slip, 'PENGHASILAN', BONUS)
    const asuransi = (['kesehatan', 'jkk', 'jkm'] as const).reduce(
      (n, nama) => n + jumlahIuranSlip(slip, nama),
      0,
    )
    // Whatever is taxed and is none of these, of kinds that came later too.
    const lain = slip.reduce((n, { bruto }) => n + (bruto ?? 0), milik?.bruto ?? 0) - gaji - bonus - asuransi
    return [
      ['WorkForSecondEmployer', lama === null ? 'No' : 'Yes'],
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
      ['PensionContributionJhtThtFee', jumlahJenis(slip, 'POTONGAN', IURAN) + (milik?.iuran ?? 0)],
      ['Zakat', 0],
      ['PrevWhTaxSlip', lama?.nomor_lain ?? null],
      ['TaxCertificate', 'N/A'],
      ['Article21IncomeTax', 0],
      ['IDPlaceOfBusinessActivity', pemotong.nitku],
      ['WithholdingDate', hariPotong(masa)],
    ] as const
  })
  return { isi: composeXml('A1Bulk', 'A1', pemotong, elemen), orang: terakhir, dilewati, beda }
}
