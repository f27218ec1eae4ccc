/** Slips beside the monthly one: THR, and what somebody is paid as they leave. No contributions are of them. */
import { type Bulan, rentangBulan } from '../bulan.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { KEMBALI, type SlipLain } from './gaji.ts'
import {
  type DasarPajak,
  type Setahun,
  type TarifGaji,
  computePphBulanan,
  computePphFinal,
  computePphSetahun,
} from './pajak.ts'
import { type AsalBaris, type BarisSlip, type IsiSlip, sumKenaPajak } from './payroll.ts'

export type BahanLari = {
  readonly masa: Bulan
  readonly penghasilan: readonly BarisSlip[]
  readonly dasar: Pick<DasarPajak, 'ptkp' | 'npwpValid'>
  /** The month's other slips; of the monthly one that is not made yet, what it is going to be */
  readonly lain: SlipLain
  /** What came before in the year, the month's other slips among it, where this slip is the one that settles it; else null */
  readonly setahun: Setahun | null
}

/**
 * The lines of such a slip. Its PPh 21 is what the month's comes to with it less what the month's other slips withhold (PMK
 * 168/2023, article 15), or the year's; severance has a final tax of its own (PP 68/2009).
 */
export function computeLari(tarif: TarifGaji, { masa, penghasilan, dasar, lain, setahun }: BahanLari) {
  const bruto = sumKenaPajak(penghasilan)
  const bulanan = computePphBulanan(tarif, masa, bruto + lain.bruto, dasar)
  // What is not taxed by article 21 withholds and settles nothing.
  const pph =
    bruto === 0
      ? 0
      : setahun === null
        ? Math.max(0, bulanan.pph - lain.dipotong)
        : computePphSetahun(tarif, masa, { ...setahun, bruto: setahun.bruto + bruto }, dasar).pph
  const pesangon = penghasilan.reduce((n, { jenis, jumlah }) => n + (jenis === 'PESANGON' ? jumlah : 0), 0)
  const final = computePphFinal(tarif, masa, pesangon)
  const asal = (aturan: string, keterangan: string, jumlah: number): AsalBaris => ({
    aturan,
    rincian: [{ ...rentangBulan(masa), keterangan, jumlah }],
  })
  const asalPph =
    setahun === null
      ? asal(
          'Tarif efektif dari seluruh penghasilan bulan ini dikurangi PPh 21 slip lainnya (PP 58/2023).',
          `bruto sebulan ${formatRupiah(bruto + lain.bruto)}, slip lain dipotong ${formatRupiah(lain.dipotong)}`,
          Math.abs(pph),
        )
      : asal(
          'Pajak setahun menurut pasal 17 dikurangi yang sudah dipotong (PMK 168/2023).',
          `bruto slip ini ${formatRupiah(bruto)}`,
          Math.abs(pph),
        )
  const isi: IsiSlip = {
    penghasilan: penghasilan.filter(({ jumlah }) => jumlah > 0),
    potongan: [
      { nama: 'PPh Pasal 21', jenis: 'PPH21', jumlah: Math.max(0, pph), asal: asalPph } as const,
      {
        nama: 'PPh 21 Final Pesangon',
        jenis: 'PPH21_FINAL',
        jumlah: final,
        asal: asal(
          '0% sampai Rp50.000.000, 5% sampai Rp100.000.000, 15% sampai Rp500.000.000, selebihnya 25%, final (PP 68/2009).',
          `pesangon ${formatRupiah(pesangon)}`,
          final,
        ),
      } as const,
    ].filter(({ jumlah }) => jumlah > 0),
    penghasilan_lain: pph < 0 ? [{ nama: KEMBALI, jenis: 'LAIN', jumlah: -pph, asal: asalPph } as const] : [],
  }
  return { isi, bruto, pph, final }
}
