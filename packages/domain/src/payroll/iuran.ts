import type { Bulan } from '../bulan.ts'
import type { Tanggal } from '../waktu.ts'
import { type DasarPajak, type TarifGaji, computeBpjs } from './pajak.ts'
import { type BarisSlip, SIFAT_BARIS } from './payroll.ts'

/** BPJS of a payslip in whole rupiah: what each was reckoned from, and what the company pays beside what is taken off. */
export type IuranSlip = {
  readonly dasar_kesehatan: number
  readonly dasar_jht: number
  readonly dasar_jp: number
  readonly kesehatan: number
  readonly jht: number
  readonly jp: number
  readonly jkk: number
  readonly jkm: number
}

/** What is kept of it with a payslip. */
export function iuranFrom({
  dasarKesehatan,
  dasarJht,
  dasarJp,
  perusahaan,
}: ReturnType<typeof computeBpjs>): IuranSlip {
  const { kesehatan, jht, jp, jkk, jkm } = perusahaan
  return {
    dasar_kesehatan: dasarKesehatan,
    dasar_jht: dasarJht,
    dasar_jp: dasarJp,
    kesehatan,
    jht,
    jp,
    jkk,
    jkm,
  }
}

/** The same of a payslip that kept none: by its lines and its basis, at the rates of its month. */
export function computeIuran(
  tarif: TarifGaji,
  masa: Bulan,
  penghasilan: readonly BarisSlip[],
  dasar: DasarPajak,
  tanggalLahir: Tanggal,
): IuranSlip {
  const tetap = penghasilan.reduce((n, { jenis, jumlah }) => n + (SIFAT_BARIS[jenis].bpjs ? jumlah : 0), 0)
  return iuranFrom(computeBpjs(tarif, masa, tetap, dasar, tanggalLahir))
}

/** What the company pays of it in all. */
export function jumlahIuran({ kesehatan, jht, jp, jkk, jkm }: IuranSlip): number {
  return kesehatan + jht + jp + jkk + jkm
}
