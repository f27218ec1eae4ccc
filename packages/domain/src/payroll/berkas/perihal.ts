import type { Tanggal } from '../../waktu.ts'

/**
 * What a file's format follows. Banks and offices change theirs without a word: each writer names the version that it was
 * written by, and what of it nobody could hold against a file that was taken.
 */
export type PerihalBerkas = {
  readonly nama: string
  /** Of the text that it follows */
  readonly versi: string
  /** When that text was read */
  readonly tanggal: Tanggal
  readonly sumber: string
  readonly belumPasti: readonly string[]
}

/** Somebody who is not in a file, with what they are paid there and why they are not. */
export type Dilewati = {
  readonly kode: string
  readonly nama: string
  readonly jumlah: number
  readonly alasan: string
}
