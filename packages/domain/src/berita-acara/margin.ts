/** What a site brings beside what it costs in a month (`docs/rules.md`, section 1.10). */
import { computePecahan } from './harga.ts'

/** Somebody's slip of a month, and on how many of their days they were at the site, standing in for somebody on some of them. */
export type BiayaOrang = {
  readonly hari: number
  readonly hariLokasi: number
  readonly hariGanti: number
  /** Earnings but overtime and THR, less what absence took off */
  readonly gaji: number
  readonly lembur: number
  /** What the company pays of BPJS */
  readonly bpjs: number
  /** What THR is a month of */
  readonly tetap: number
}

/** Whole rupiah */
export type BiayaLokasi = {
  readonly gaji: number
  readonly lembur: number
  readonly bpjs: number
  /** A twelfth of a month's fixed pay */
  readonly thr: number
  /** Pay of the days on which somebody stood in */
  readonly pengganti: number
}

/** A site's share of everybody's cost by their days there, rounded person by person. */
export function computeBiaya(semua: readonly BiayaOrang[]): BiayaLokasi {
  const jumlah = (bagian: (orang: BiayaOrang) => number) =>
    semua.filter(({ hari }) => hari > 0).reduce((n, orang) => n + bagian(orang), 0)
  return {
    gaji: jumlah(({ gaji, hari, hariLokasi, hariGanti }) =>
      computePecahan([gaji, hariLokasi - hariGanti], hari),
    ),
    lembur: jumlah(({ lembur, hari, hariLokasi }) => computePecahan([lembur, hariLokasi], hari)),
    bpjs: jumlah(({ bpjs, hari, hariLokasi }) => computePecahan([bpjs, hariLokasi], hari)),
    thr: jumlah(({ tetap, hari, hariLokasi }) => computePecahan([tetap, hariLokasi], hari * 12)),
    pengganti: jumlah(({ gaji, hari, hariGanti }) => computePecahan([gaji, hariGanti], hari)),
  }
}

/** What is left of a price after all of its cost. */
export function computeMargin(harga: number, { gaji, lembur, bpjs, thr, pengganti }: BiayaLokasi): number {
  return harga - gaji - lembur - bpjs - thr - pengganti
}
