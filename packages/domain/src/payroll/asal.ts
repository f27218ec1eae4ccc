/** What the lines of a proposal that are no overtime were computed from, in sentences with their figures. */
import { type Bulan, rentangBulan } from '../bulan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { BagianBulan, computeGaji } from './gaji.ts'
import type { AsalBaris, BarisSlip, IsiSlip } from './payroll.ts'

type Gaji = ReturnType<typeof computeGaji>

/** Lines of wage with the amount and the days they come from. */
export function withAsalUpah(
  baris: readonly BarisSlip[],
  { satuan }: Pick<Upah, 'satuan'>,
  { dibayar, seluruh }: BagianBulan,
  hadir: number,
  masa: Bulan,
): readonly BarisSlip[] {
  const keterangan =
    satuan === 'hari'
      ? `${hadir} hari hadir`
      : dibayar === seluruh
        ? 'sebulan penuh'
        : `${dibayar} dari ${seluruh} hari kerja`
  const aturan =
    satuan === 'hari' ? 'Upah harian yang berlaku dikali hari hadir.' : 'Upah bulanan yang berlaku.'
  return baris.map((satu) => ({ ...satu, asal: createAsal(aturan, masa, keterangan, satu.jumlah) }))
}

/** A month's lines with where BPJS, tax and a refund of tax come from; the others stay. */
export function withAsalHitungan({ isi, bpjs, bruto, kategori, tarif }: Gaji, masa: Bulan): IsiSlip {
  const dari = (dasar: number, persen: number) => `${formatPersen(persen)} dari ${formatRupiah(dasar)}`
  const asal: Readonly<Partial<Record<BarisSlip['jenis'], readonly [aturan: string, keterangan: string]>>> = {
    BPJS_KESEHATAN: [
      'Iuran dari upah pokok dan tunjangan tetap, paling sedikit upah minimum dan paling banyak batasnya (Perpres 64/2020).',
      dari(bpjs.dasarKesehatan, bpjs.tarif.kesehatan),
    ],
    BPJS_JHT: [
      'Iuran dari upah pokok dan tunjangan tetap (PP 46/2015).',
      dari(bpjs.dasarJht, bpjs.tarif.jht),
    ],
    BPJS_JP: [
      'Iuran dari upah pokok dan tunjangan tetap sampai batasnya (PP 45/2015).',
      dari(bpjs.dasarJp, bpjs.tarif.jp),
    ],
    PPH21:
      tarif === null
        ? [
            'Pajak setahun menurut pasal 17 dikurangi yang sudah dipotong (PMK 168/2023).',
            `bruto bulan ini ${formatRupiah(bruto)}`,
          ]
        : [
            'Tarif efektif bulanan dari penghasilan bruto, termasuk iuran yang dibayar perusahaan (PP 58/2023).',
            `kategori ${kategori}, ${dari(bruto, tarif)}`,
          ],
    LAIN: [
      'Pajak setahun lebih kecil dari yang sudah dipotong: lebihnya dikembalikan (PMK 168/2023).',
      'pengembalian setahun',
    ],
  }
  const beri = (baris: readonly BarisSlip[]) =>
    baris.map((satu) => {
      const [aturan, keterangan] = asal[satu.jenis] ?? []
      return satu.asal || aturan === undefined || keterangan === undefined
        ? satu
        : { ...satu, asal: createAsal(aturan, masa, keterangan, satu.jumlah) }
    })
  return {
    penghasilan: isi.penghasilan,
    potongan: beri(isi.potongan),
    penghasilan_lain: beri(isi.penghasilan_lain),
  }
}

function createAsal(aturan: string, masa: Bulan, keterangan: string, jumlah: number): AsalBaris {
  return { aturan, rincian: [{ ...rentangBulan(masa), keterangan, jumlah }] }
}

/** Of ten-thousandths: 75 is `0,75%`. */
function formatPersen(persepuluhribu: number): string {
  return `${(persepuluhribu / 100).toLocaleString('id-ID')}%`
}
