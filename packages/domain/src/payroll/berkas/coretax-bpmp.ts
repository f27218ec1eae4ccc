import type { Bulan } from '../../bulan.ts'
import { type TarifGaji, computePphBulanan } from '../pajak.ts'
import {
  KODE_OBJEK_TETAP,
  type Pemotong,
  brutoFrom,
  composeXml,
  hariPotong,
  pickCoretax,
  nomorPajak,
} from './coretax.ts'
import type { Dilewati, PerihalBerkas } from './perihal.ts'
import { type OrangBerkas, jumlahJenis } from './slip-berkas.ts'

export const PERIHAL_BPMP: PerihalBerkas = {
  nama: 'Coretax BPMP (bukti potong bulanan pegawai tetap)',
  versi: 'XML MmPayrollBulk, templat BPMP',
  tanggal: '2026-11-24',
  sumber: 'Susunan elemen templat XML BPMP Coretax menurut beberapa penulis publik (PER-11/PJ/2025)',
  belumPasti: [
    'Nama dan urutan elemen sama di beberapa sumber, tetapi belum diperiksa pada templat terbaru DJP.',
    'NITKU diisi NPWP 16 angka ditambah 000000 bila tidak diatur lain.',
    'Tanggal pemotongan diisi hari terakhir bulannya.',
    'Tarif orang tanpa NPWP ditulis 120% dari tarif efektifnya.',
    'Karyawan asing (paspor) tidak dikenal: semua ditulis Resident.',
  ],
}

const PPH: ReadonlySet<string> = new Set(['PPH21'])

/**
 * Pegawai tetap in every month but their last of the year.
 *
 * @returns the file, who is not in it, and whose tax on the payslip is not what their gross and rate come to
 */
export function writeBpmp(
  tarif: TarifGaji,
  masa: Bulan,
  pemotong: Pemotong,
  orang: readonly OrangBerkas[],
): {
  readonly isi: string
  readonly orang: readonly OrangBerkas[]
  readonly dilewati: readonly Dilewati[]
  readonly beda: readonly Dilewati[]
} {
  const { bulanan, setahun, dilewati } = pickCoretax(orang, masa)
  const beda: Dilewati[] = []
  const elemen = bulanan.map((satu) => {
    const bruto = brutoFrom(satu)
    const { ptkp, npwpValid } = satu.slip[0] ?? { ptkp: null, npwpValid: null }
    const dasar = { ptkp: ptkp ?? 'TK/0', npwpValid: npwpValid ?? true } as const
    const hitung = computePphBulanan(tarif, masa, bruto, dasar)
    const dipotong = jumlahJenis(satu.slip, 'POTONGAN', PPH)
    if (dipotong !== hitung.pph)
      beda.push({
        kode: satu.kode,
        nama: satu.nama,
        jumlah: dipotong,
        alasan: `PPh 21 di slip berbeda dari bruto kali tarif: ${hitung.pph}.`,
      })
    return [
      ['TaxPeriodMonth', masa.bulan],
      ['TaxPeriodYear', masa.tahun],
      ['CounterpartOpt', 'Resident'],
      ['CounterpartPassport', null],
      ['CounterpartTin', nomorPajak(satu)],
      ['StatusTaxExemption', dasar.ptkp],
      ['Position', satu.jabatan],
      ['TaxCertificate', 'N/A'],
      ['TaxObjectCode', KODE_OBJEK_TETAP],
      ['Gross', bruto],
      ['Rate', formatTarif(dasar.npwpValid ? hitung.tarif * 10 : hitung.tarif * 12)],
      ['IDPlaceOfBusinessActivity', pemotong.nitku],
      ['WithholdingDate', hariPotong(masa)],
    ] as const
  })
  return {
    isi: composeXml('MmPayrollBulk', 'MmPayroll', pemotong, elemen),
    orang: bulanan,
    dilewati: [
      ...dilewati,
      ...setahun.map((satu) => ({
        kode: satu.kode,
        nama: satu.nama,
        jumlah: brutoFrom(satu),
        alasan: 'Masa pajak terakhirnya: dilaporkan dengan BPA1.',
      })),
    ],
    beda,
  }
}

/** Of thousandths of a percent: 750 is `0.75`. */
function formatTarif(seperseribu: number): string {
  return String(seperseribu / 1000)
}
