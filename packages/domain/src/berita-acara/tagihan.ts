/** What a signed sheet comes to as an invoice: its lines, the fee, PPN and PPh 23 (`docs/rules.md`, section 1.10). */
import tarif from '../../data/tarif-klien.json' with { type: 'json' }
import type { Tanggal } from '../waktu.ts'
import { type Harga, computePecahan } from './harga.ts'
import type { DasarPajak } from './syarat.ts'

/** What each tax is computed on, by the terms of a period's last day. */
export type PajakKontrak = { readonly ppn: DasarPajak; readonly pph23: DasarPajak }

export const FORMAT_TAGIHAN = ['xlsx', 'pdf', 'csv'] as const

/** Whole rupiah; taxes rounded to the nearest, halves up. */
export type Tagihan = {
  readonly jumlah: number
  readonly biaya: number
  readonly ppn: {
    /** Of which it is, and the part of it that is taxed (11/12 since 2025) */
    readonly dasar: number
    readonly dpp: number
    /** Hundredths of a percent */
    readonly tarif: number
    readonly jumlah: number
  }
  /** What the client withholds */
  readonly pph23: { readonly dasar: number; readonly tarif: number; readonly jumlah: number }
  /** Lines, fee and PPN */
  readonly total: number
  /** What the client pays: the total less what it withholds */
  readonly dibayar: number
}

/** @param tanggal the period's last day, by which rates hold */
export function computeTagihan(
  { jumlah, biaya }: Pick<Harga, 'jumlah' | 'biaya'>,
  pajak: PajakKontrak,
  tanggal: Tanggal,
): Tagihan {
  const dasar = { tidak: 0, biaya, semua: jumlah + biaya }
  const [tarifPpn, tarifPph] = [pickTarif(tarif.ppn, tanggal), pickTarif(tarif.pph23, tanggal)]
  const [bagian = 1, dari = 1] = tarifPpn?.dpp ?? []
  const dpp = computePecahan([dasar[pajak.ppn], bagian], dari)
  const ppn = computePecahan([dpp, tarifPpn?.tarif ?? 0], 10_000)
  const pph23 = computePecahan([dasar[pajak.pph23], tarifPph?.tarif ?? 0], 10_000)
  const total = jumlah + biaya + ppn
  return {
    jumlah,
    biaya,
    ppn: { dasar: dasar[pajak.ppn], dpp, tarif: tarifPpn?.tarif ?? 0, jumlah: ppn },
    pph23: { dasar: dasar[pajak.pph23], tarif: tarifPph?.tarif ?? 0, jumlah: pph23 },
    total,
    dibayar: total - pph23,
  }
}

/** The rate that holds on a day; undefined before the first. */
function pickTarif<T extends { readonly mulai: Tanggal }>(
  semua: readonly T[],
  tanggal: Tanggal,
): T | undefined {
  return semua.findLast(({ mulai }) => mulai <= tanggal)
}
