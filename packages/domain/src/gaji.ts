/** A month's payslip from what somebody earns: its lines, with BPJS and PPh 21 taken off. */
import type { Bulan } from './bulan.ts'
import {
  type DasarPajak,
  type Setahun,
  type TarifGaji,
  hitungBpjs,
  hitungPphBulanan,
  hitungPphSetahun,
} from './pajak.ts'
import type { BarisSlip, IsiSlip } from './payroll.ts'
import type { Tanggal } from './waktu.ts'

export type BahanGaji = {
  readonly masa: Bulan
  /** All that is paid, taxed as a whole; contributions are reckoned from those of kind TETAP */
  readonly penghasilan: readonly BarisSlip[]
  readonly dasar: DasarPajak
  readonly tanggalLahir: Tanggal
  /** The months before of the same year, in the year's last month at work; else null */
  readonly sebelumnya: Setahun | null
}

/**
 * The lines of a month, as far as they are not 0, and what tax was reckoned from. In the last month of a year the tax of
 * the whole year is settled, and what was withheld too much comes back as other income.
 */
export function hitungGaji(
  tarif: TarifGaji,
  { masa, penghasilan, dasar, tanggalLahir, sebelumnya }: BahanGaji,
) {
  const jumlah = (baris: readonly BarisSlip[]) => baris.reduce((total, satu) => total + satu.jumlah, 0)
  const upahTetap = jumlah(penghasilan.filter(({ jenis }) => jenis === 'TETAP'))
  const bpjs = hitungBpjs(tarif, masa, upahTetap, dasar, tanggalLahir)
  const { kesehatan, jkk, jkm } = bpjs.perusahaan
  const bruto = jumlah(penghasilan) + kesehatan + jkk + jkm
  const bulanan = hitungPphBulanan(tarif, masa, bruto, dasar)
  const pph =
    sebelumnya === null
      ? bulanan.pph
      : hitungPphSetahun(
          tarif,
          masa,
          {
            bruto: sebelumnya.bruto + bruto,
            iuran: sebelumnya.iuran + bpjs.karyawan.jht + bpjs.karyawan.jp,
            bulan: sebelumnya.bulan + 1,
            dipotong: sebelumnya.dipotong,
          },
          dasar,
        ).pph
  const potongan: readonly BarisSlip[] = [
    { nama: 'BPJS Kesehatan 1%', jenis: 'BPJS_KESEHATAN', jumlah: bpjs.karyawan.kesehatan },
    { nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: bpjs.karyawan.jht },
    { nama: 'BPJS JP 1%', jenis: 'BPJS_JP', jumlah: bpjs.karyawan.jp },
    { nama: 'PPh Pasal 21', jenis: 'PPH21', jumlah: Math.max(0, pph) },
  ]
  const kembali = { nama: 'Pengembalian PPh Pasal 21', jenis: 'LAIN', jumlah: Math.max(0, -pph) } as const
  const isi: IsiSlip = {
    penghasilan: penghasilan.filter(ada),
    potongan: potongan.filter(ada),
    penghasilan_lain: [kembali].filter(ada),
  }
  return {
    isi,
    bpjs,
    bruto,
    kategori: bulanan.kategori,
    tarif: sebelumnya === null ? bulanan.tarif : null,
    pph,
  }
}

function ada({ jumlah }: BarisSlip): boolean {
  return jumlah > 0
}
