/** What the lines of a proposal that are no overtime were computed from, in sentences with their figures. */
import { type Bulan, rentangBulan } from '../bulan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { BagianBulan, computeGaji } from './gaji.ts'
import { type HariDibayar, formatHariDibayar } from './hari-dibayar.ts'
import type { AsalBaris, BarisSlip, IsiSlip } from './payroll.ts'

type Gaji = ReturnType<typeof computeGaji>

/** Lines of wage with the amount and the days they come from. */
export function withAsalUpah(
  baris: readonly BarisSlip[],
  { satuan }: Pick<Upah, 'satuan'>,
  { dibayar, seluruh }: BagianBulan,
  hari: readonly Pick<HariDibayar, 'sebab'>[],
  masa: Bulan,
): readonly BarisSlip[] {
  const hadir = hari.filter(({ sebab }) => sebab === 'HADIR')
  const keterangan =
    satuan === 'hari'
      ? formatHariDibayar(hari)
      : dibayar === seluruh
        ? 'sebulan penuh'
        : `${dibayar} dari ${seluruh} hari kerja`
  const aturan =
    satuan === 'hari'
      ? hadir.length === hari.length
        ? 'Upah harian yang berlaku dikali hari hadir.'
        : 'Upah harian yang berlaku dikali hari hadir dan hari yang tetap diupah (UU 13/2003 pasal 93).'
      : 'Upah bulanan yang berlaku.'
  return baris.map((satu) => ({
    ...satu,
    asal: createAsal(
      aturan,
      masa,
      satuan === 'hari' && satu.jenis === 'TIDAK_TETAP' ? formatHariDibayar(hadir) : keterangan,
      satu.jumlah,
    ),
  }))
}

/** A month's lines with where BPJS, tax and a refund of tax come from; the others stay. */
export function withAsalHitungan({ isi, bpjs, bruto, kategori, tarif, harian }: Gaji, masa: Bulan): IsiSlip {
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
      harian !== null
        ? [
            'Pegawai harian: tarif efektif harian sampai Rp2.500.000 sehari, di atasnya pasal 17 dari setengah bruto (PMK 168/2023).',
            `bruto ${formatRupiah(bruto)}, rata-rata ${formatRupiah(harian.sehari)} sehari`,
          ]
        : tarif === null
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
      const dikenal = asal[satu.jenis]
      if (satu.asal || dikenal === undefined) return satu
      const [aturan, keterangan] = dikenal
      return { ...satu, asal: createAsal(aturan, masa, keterangan, satu.jumlah) }
    })
  return {
    penghasilan: isi.penghasilan,
    potongan: beri(isi.potongan),
    penghasilan_lain: beri(isi.penghasilan_lain),
  }
}

/**
 * Lines as somebody wrote them, each with what it was computed from where it stands as it was known, and with what it settles of its
 * owner's account whatever its amount: what a caller says of either is nobody's word.
 *
 * @param dikenal lines that were kept or are proposed
 */
export function withAsalDikenal(isi: IsiSlip, dikenal: readonly BarisSlip[]): IsiSlip {
  const beri = (baris: readonly BarisSlip[]) =>
    baris.map(({ nama, jenis, jumlah }): BarisSlip => {
      const senama = dikenal.filter((d) => d.nama === nama && d.jenis === jenis)
      return {
        nama,
        jenis,
        jumlah,
        asal: senama.find((d) => d.asal && d.jumlah === jumlah)?.asal ?? null,
        sumber: senama.find((d) => d.sumber)?.sumber ?? null,
      }
    })
  return {
    penghasilan: beri(isi.penghasilan),
    potongan: beri(isi.potongan),
    penghasilan_lain: beri(isi.penghasilan_lain),
  }
}

function createAsal(aturan: string, masa: Bulan, keterangan: string, jumlah: number): AsalBaris {
  return { aturan, rincian: [{ ...rentangBulan(masa), keterangan, jumlah }] }
}

/** Of ten-thousandths: 75 is `0,75%`. */
function formatPersen(persepuluhribu: number): string {
  return `${PERSEN.format(persepuluhribu / 100)}%`
}

const PERSEN = new Intl.NumberFormat('id-ID')
