/** A month's payslip from what somebody earns: its lines, with BPJS and PPh 21 taken off. */
import { type Bulan, akhirBulan, awalBulan, bulanFrom, compareBulan } from '../bulan.ts'
import {
  type DasarPajak,
  type Setahun,
  type TarifGaji,
  computeBpjs,
  computePphBulanan,
  computePphSetahun,
} from './pajak.ts'
import { computePphHarian } from './pajak-harian.ts'
import type { AturanUpahPokok } from '../ketentuan.ts'
import { type BarisSlip, type IsiSlip, type JenisBaris, SIFAT_BARIS, sumKenaPajak } from './payroll.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { type Tanggal, addHari, hariKe } from '../waktu.ts'

/** What was withheld too much in a year, given back in its last month */
export const KEMBALI = 'Pengembalian PPh Pasal 21'
const DIHITUNG: ReadonlySet<JenisBaris> = new Set(['BPJS_KESEHATAN', 'BPJS_JHT', 'BPJS_JP', 'PPH21'])

export type BahanGaji = {
  readonly masa: Bulan
  /** All that is paid, taxed as a whole; contributions are reckoned from those of kind TETAP */
  readonly penghasilan: readonly BarisSlip[]
  /** What is not paid because nobody came: not taxed either (PMK 168/2023, article 5); contributions know nothing of it */
  readonly ketidakhadiran?: readonly BarisSlip[]
  readonly dasar: DasarPajak
  readonly tanggalLahir: Tanggal
  /** What came before of the same year, other slips of the month among it, in the year's last month at work; else null */
  readonly sebelumnya: Setahun | null
  /** The month's slips beside this one, such as THR: taxed together, what they withheld is not withheld again */
  readonly lain?: SlipLain | undefined
  /** Whether the month is one at work, whatever is paid in it: else it has no occupation costs */
  readonly isBekerja?: boolean
}

/** What the other slips of a month come to: gross as the tax law has it, and the PPh 21 withheld on them. */
export type SlipLain = { readonly bruto: number; readonly dipotong: number }
export const TANPA_LAIN: SlipLain = { bruto: 0, dipotong: 0 }

/**
 * The lines of a month, as far as they are not 0, and what tax was reckoned from. In the last month of a year the tax of
 * the whole year is settled, and what was withheld too much comes back as other income.
 */
export function computeGaji(
  tarif: TarifGaji,
  {
    masa,
    penghasilan,
    ketidakhadiran = [],
    dasar,
    tanggalLahir,
    sebelumnya,
    lain = TANPA_LAIN,
    isBekerja = true,
  }: BahanGaji,
) {
  const jumlah = (baris: readonly BarisSlip[]) => baris.reduce((total, satu) => total + satu.jumlah, 0)
  const upahTetap = jumlah(penghasilan.filter(({ jenis }) => SIFAT_BARIS[jenis].bpjs))
  const bpjs = computeBpjs(tarif, masa, upahTetap, dasar, tanggalLahir)
  const { kesehatan, jkk, jkm } = bpjs.perusahaan
  const bruto = Math.max(0, sumKenaPajak(penghasilan) - jumlah(ketidakhadiran)) + kesehatan + jkk + jkm
  const bulanan = computePphBulanan(tarif, masa, bruto + lain.bruto, dasar)
  const hariPajak = dasar.harian?.hari_pajak ?? null
  const harian = hariPajak === null ? null : computePphHarian(tarif, masa, bruto, hariPajak, dasar.npwpValid)
  const pph =
    sebelumnya === null || harian !== null
      ? (harian?.pph ?? Math.max(0, bulanan.pph - lain.dipotong))
      : computePphSetahun(
          tarif,
          masa,
          {
            ...sebelumnya,
            bruto: sebelumnya.bruto + bruto,
            iuran: sebelumnya.iuran + bpjs.karyawan.jht + bpjs.karyawan.jp,
            bulan: sebelumnya.bulan + (isBekerja ? 1 : 0),
          },
          dasar,
        ).pph
  const potongan: readonly BarisSlip[] = [
    ...ketidakhadiran,
    { nama: 'BPJS Kesehatan 1%', jenis: 'BPJS_KESEHATAN', jumlah: bpjs.karyawan.kesehatan },
    { nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: bpjs.karyawan.jht },
    { nama: 'BPJS JP 1%', jenis: 'BPJS_JP', jumlah: bpjs.karyawan.jp },
    { nama: 'PPh Pasal 21', jenis: 'PPH21', jumlah: Math.max(0, pph) },
  ]
  const kembali = { nama: KEMBALI, jenis: 'LAIN', jumlah: Math.max(0, -pph) } as const
  const isi: IsiSlip = {
    penghasilan: penghasilan.filter(hasJumlah),
    potongan: potongan.filter(hasJumlah),
    penghasilan_lain: [kembali].filter(hasJumlah),
  }
  return {
    isi,
    bpjs,
    bruto,
    kategori: bulanan.kategori,
    tarif: sebelumnya === null ? bulanan.tarif : null,
    /** By which day's gross and rate tax was reckoned; null where it was not by the day */
    harian,
    pph,
  }
}

type SesudahPajak = Pick<IsiSlip, 'potongan' | 'penghasilan_lain'>

/** Puts BPJS and PPh 21 as they were reckoned anew in the place of what stood there; what else was written stays. */
export function replaceHitungan(ditulis: SesudahPajak, dihitung: SesudahPajak): SesudahPajak {
  return {
    potongan: [...dihitung.potongan, ...ditulis.potongan.filter(({ jenis }) => !DIHITUNG.has(jenis))],
    penghasilan_lain: [
      ...ditulis.penghasilan_lain.filter(({ nama }) => nama !== KEMBALI),
      ...dihitung.penghasilan_lain,
    ],
  }
}

/** Of how many working days of a month how many are paid. */
export type BagianBulan = { readonly dibayar: number; readonly seluruh: number }

/** From which day to which somebody works, and between which they did not: who left and came back within a month. */
export type RentangKerja = {
  readonly masuk: Tanggal
  readonly keluar: Tanggal | null
  readonly sela?: { readonly dari: Tanggal; readonly sampai: Tanggal } | undefined
}

/**
 * Which part of a month somebody worked for, in the days of their week; holidays are paid like any other. No law says how
 * a part is reckoned: this is the usual way.
 *
 * @param minggu the weekdays that are worked, 1 Monday to 7 Sunday
 */
export function bagianBulan(
  masa: Bulan,
  { masuk, keluar, sela }: RentangKerja,
  minggu: readonly number[],
): BagianBulan {
  let [dibayar, seluruh] = [0, 0]
  for (let hari = awalBulan(masa); hari <= akhirBulan(masa); hari = addHari(hari, 1)) {
    if (!minggu.includes(hariKe(hari))) continue
    seluruh += 1
    const isSela = sela !== undefined && sela.dari <= hari && hari <= sela.sampai
    if (!isSela && masuk <= hari && (keluar === null || hari <= keluar)) dibayar += 1
  }
  return { dibayar, seluruh }
}

/** That part of an amount, in whole rupiah; of a month without working days, all. */
export function computeBagian(jumlah: number, { dibayar, seluruh }: BagianBulan): number {
  return dibayar === seluruh ? jumlah : Math.round((jumlah * dibayar) / seluruh)
}

/**
 * A month's wage as lines, 0 among them: by the month, of a part of it that part; by the day, the days that are paid, what is
 * not fixed of those that were come to alone.
 *
 * @param dibayar days that are paid
 * @param hadir those of them with a check-in
 */
export function barisUpah(
  { satuan, pokok, tunjanganTetap, tunjanganTidakTetap }: Upah,
  bagian: BagianBulan,
  dibayar: number,
  hadir = dibayar,
): readonly BarisSlip[] {
  const nilai = (jumlah: number, hari = dibayar) =>
    satuan === 'hari' ? jumlah * hari : computeBagian(jumlah, bagian)
  return [
    { nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: nilai(pokok) },
    { nama: 'Tunjangan Tetap', jenis: 'TETAP', jumlah: nilai(tunjanganTetap) },
    { nama: 'Tunjangan Tidak Tetap', jenis: 'TIDAK_TETAP', jumlah: nilai(tunjanganTidakTetap, hadir) },
  ]
}

/** Whether the basic wage is less than three quarters of basic wage and fixed allowances (PP 36/2021, article 7). */
export function isPokokKurang(
  { pokok_terendah }: Pick<AturanUpahPokok, 'pokok_terendah'>,
  { pokok, tunjanganTetap }: Pick<Upah, 'pokok' | 'tunjanganTetap'>,
): boolean {
  return pokok * 10_000 < (pokok + tunjanganTetap) * pokok_terendah
}

/** A wage from a day on. */
export type UpahSejak = { readonly mulai: Tanggal; readonly upah: Upah }

/**
 * Parts a month at the days from which another wage holds: each part with its wage, no day twice, the first from the month's
 * first day on. One part where nothing changed within it; `masuk` and `keluar` bound the parts.
 *
 * @param semua the wage of the month's first day, or of the first day at work, and those that began later, oldest first
 */
export function listBagianUpah(
  masa: Bulan,
  semua: readonly UpahSejak[],
  { masuk, keluar }: { readonly masuk: Tanggal; readonly keluar: Tanggal | null },
): readonly (UpahSejak & { readonly sampai: Tanggal })[] {
  const [awal, akhir] = [awalBulan(masa), akhirBulan(masa)]
  const dari = masuk > awal ? masuk : awal
  const sampai = keluar !== null && keluar < akhir ? keluar : akhir
  return semua.flatMap(({ mulai, upah }, ke) => {
    const berikut = semua[ke + 1]?.mulai
    const bagian = {
      mulai: ke === 0 || mulai < dari ? dari : mulai,
      sampai: berikut !== undefined && addHari(berikut, -1) < sampai ? addHari(berikut, -1) : sampai,
      upah,
    }
    return bagian.mulai <= bagian.sampai ? [bagian] : []
  })
}

/** Whether a month is somebody's last of the year, in which its tax is settled: December, or the one in which they leave. */
export function isMasaTerakhir(masa: Bulan, keluar: Tanggal | null): boolean {
  return masa.bulan === 12 || (keluar !== null && compareBulan(bulanFrom(keluar), masa) <= 0)
}

/** In how many months of its year somebody worked before a month. */
export function bulanSebelumnya(masa: Bulan, masuk: Tanggal, keluar: Tanggal | null = null): number {
  const januari = { tahun: masa.tahun, bulan: 1 }
  const mulai = Math.max(1, compareBulan(bulanFrom(masuk), januari) + 1)
  const sesudah = keluar === null ? masa.bulan : compareBulan(bulanFrom(keluar), januari) + 2
  return Math.max(0, Math.min(masa.bulan, sesudah) - mulai)
}

function hasJumlah({ jumlah }: BarisSlip): boolean {
  return jumlah > 0
}
