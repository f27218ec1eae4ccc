/** What a berita acara says: of a contract's period, what was promised and what happened (`docs/rules.md`, section 1.10). */
import type { Detik, Instan, KodeZona, Tanggal } from '../waktu.ts'
import type { Harga, TempatHari } from './harga.ts'
import type { Syarat } from './syarat.ts'
import type { PajakKontrak } from './tagihan.ts'
import type { Butuh, Celah, KerjaPos, Rentang } from './terisi.ts'

/** What a cell says of somebody's day at a post: there, stood in for, not long enough, nobody came, beside what is needed. */
export const TANDA_SEL = ['hadir', 'pengganti', 'sebagian', 'kosong', 'lebih'] as const
export type TandaSel = (typeof TANDA_SEL)[number]

export type PosLembar = {
  readonly id: number
  readonly nama: string
  readonly lokasi: string
  readonly zona: KodeZona
  readonly jabatan: string
}
export type ButuhLembar = Butuh & { readonly shift: string; readonly isLibur: boolean }
export type KerjaLembar = KerjaPos & {
  /** Overtime that was approved and lengthens it */
  readonly lembur: readonly Rentang[]
}

/** All that a sheet follows from: needs and works that are over, at the posts of a contract in a period. */
export type FaktaLembar = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  /** Days of the whole period, those outside of the contract among them */
  readonly hari: number
  readonly pos: readonly PosLembar[]
  readonly petugas: readonly { readonly id: number; readonly nama: string }[]
  readonly butuh: readonly ButuhLembar[]
  readonly kerja: readonly KerjaLembar[]
  readonly tempat: readonly TempatHari[]
  readonly syarat: readonly Syarat[]
  /** Where no terms hold yet */
  readonly toleransiBawaan: Detik
}

/** Somebody at a post: a cell for each day, null where they had nothing to do there. */
export type BarisLembar = {
  readonly pos: number
  /** Null: places that nobody was planned for */
  readonly petugas: number | null
  readonly sel: readonly (TandaSel | null)[]
  /** Days on which they, or who stood in, were there long enough */
  readonly hari: number
}

/** A work as a day's detail shows it. */
export type KerjaTercatat = Rentang & {
  readonly petugas: number
  /** Whom they stand in for */
  readonly menggantikan: number | null
  /** As they punched; null: they did not */
  readonly masuk: Instan | null
  readonly pulang: Instan | null
  /** Seconds of approved overtime that they worked */
  readonly lembur: Detik
}

/** A need of a day, and how it was filled; `shift` null: works beside what is needed. */
export type RincianLembar = Rentang & {
  readonly pos: number
  readonly tanggal: Tanggal
  readonly shift: string | null
  readonly jumlah: number
  readonly libur: boolean
  readonly hariOrang: number
  readonly detik: Detik
  readonly kosong: Detik
  readonly celah: readonly Celah[]
  readonly kerja: readonly KerjaTercatat[]
}

export type TotalLembar = {
  readonly hariOrang: number
  /** Man-days promised */
  readonly janji: number
  /** Seconds that promised places were manned, and of gaps, and of worked overtime */
  readonly detik: Detik
  readonly kosong: Detik
  readonly lembur: Detik
  /** How many gaps */
  readonly celah: number
  /** How many works somebody stood in for, and of them within the promised minutes; null: nothing is promised */
  readonly diganti: number
  readonly digantiTepat: number | null
}

/** Who a sheet is between, as they were called when it was computed. */
export type KepalaLembar = {
  readonly perusahaan: { readonly nama: string; readonly alamat: string | null }
  /** The letterhead; null: none */
  readonly kopId: number | null
  readonly klien: { readonly nama: string; readonly alamat: string | null }
  readonly nomor: string
  /** Percent that the terms of its last day ask for */
  readonly janjiPemenuhan: number | null
  readonly pajak: PajakKontrak
}

/** What is signed: the bytes of this as JSON. */
export type IsiBeritaAcara = { readonly kepala: KepalaLembar; readonly lembar: Lembar }

/** Hundredths of a percent of the promised man-days that were filled, never rounded up; null: none are promised. */
export function pemenuhan({ hariOrang, janji }: Pick<TotalLembar, 'hariOrang' | 'janji'>): number | null {
  return janji === 0 ? null : Math.floor((hariOrang * 10_000) / janji)
}

/** A sheet's figures. */
export type Lembar = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly pos: readonly PosLembar[]
  readonly petugas: readonly { readonly id: number; readonly nama: string }[]
  readonly total: TotalLembar
  readonly baris: readonly BarisLembar[]
  readonly rincian: readonly RincianLembar[]
  readonly harga: Harga
}
