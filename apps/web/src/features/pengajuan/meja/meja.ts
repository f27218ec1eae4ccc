import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { ReactNode } from 'react'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'
import type { Keputusan } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'
import type { CariAntrean } from './antrean.search.ts'

/** A request of the desk, and where its person is placed. */
export type BarisAntrean<T extends Pengajuan> = {
  readonly pengajuan: T
  readonly kantor: { readonly id: number; readonly nama: string } | null
}

type Berjumlah = { readonly id: number; readonly nama: string; readonly jumlah: number }
export type PilihanAntrean = {
  readonly giliran: number
  readonly status: readonly { readonly kode: StatusPengajuan; readonly jumlah: number }[]
  readonly jenis_izin?: readonly { readonly kode: JenisIzin; readonly jumlah: number }[]
  readonly kantor: readonly Berjumlah[]
  readonly koordinator: readonly Berjumlah[]
}

/** One kind of request as its desk lists, shows and decides it. */
export type Meja<T extends Pengajuan> = {
  readonly nama: 'izin' | 'lembur'
  readonly judul: string
  /** What several are called: 'pengajuan izin' */
  readonly sebutan: string
  /** The beginning of its queries' keys, which a change makes stale */
  readonly kunci: 'absensi' | 'lembur'
  /** Whether a decision may say something */
  readonly hasCatatan: boolean
  readonly kolom: readonly GridColumn<BarisAntrean<T>>[]
  readonly fetchJendela: (
    cari: CariAntrean,
    mulai: number,
    jumlah: number,
    signal: AbortSignal,
  ) => Promise<WindowOf<BarisAntrean<T>>>
  readonly fetchPilihan: (cari: CariAntrean, signal: AbortSignal) => Promise<PilihanAntrean>
  readonly fetchLembar: (cari: CariAntrean, kolom: readonly string[], format: ExportFormat) => Promise<File>
  readonly fetchSatu: (id: number) => Promise<T>
  readonly decide: (id: number, keputusan: Keputusan, kunci: string) => Promise<T>
  /** One line of a card: 'Cuti tahunan, 1-2 Des' */
  readonly ringkas: (pengajuan: T) => string
  /** All that a decision needs */
  readonly Isi: (props: { readonly pengajuan: T }) => ReactNode
}

/** What of the filters the server is told. */
export function wirePenyaring({ q, semua, status, jenis, kantor, koordinator, dari, sampai }: CariAntrean) {
  return {
    ...(q !== undefined && { q }),
    ...(semua !== true && { giliran: '1' as const }),
    ...(status !== undefined && { status }),
    ...(jenis !== undefined && { jenis_izin: jenis }),
    ...(kantor !== undefined && { kantor_id: String(kantor) }),
    ...(koordinator !== undefined && { koordinator_id: String(koordinator) }),
    ...(dari !== undefined && { dari }),
    ...(sampai !== undefined && { sampai }),
  }
}
