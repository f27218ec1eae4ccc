import {
  JENIS_IZIN,
  type JenisIzin,
  STATUS_PENGAJUAN,
  type StatusPengajuan,
} from '@rekan/domain/pengajuan/izin/absensi'
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of a desk of requests: what narrows the list, its order and columns. */
export type CariAntrean = GridView & {
  readonly q?: string
  /** All, and not only what waits for the reader */
  readonly semua?: true
  readonly status?: StatusPengajuan
  readonly jenis?: JenisIzin
  readonly kantor?: number
  readonly koordinator?: number
  readonly dari?: Tanggal
  readonly sampai?: Tanggal
}

/** Reads it from an address; what does not belong is left out. */
export function readCariAntrean(search: Readonly<Record<string, unknown>>): CariAntrean {
  const { q, semua, status, jenis, kantor, koordinator, dari, sampai } = search
  return {
    ...readGridView(search),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(semua === true && { semua }),
    ...(isOneOf(STATUS_PENGAJUAN, status) && { status }),
    ...(isOneOf(JENIS_IZIN, jenis) && { jenis }),
    ...(isId(kantor) && { kantor }),
    ...(isId(koordinator) && { koordinator }),
    ...(typeof dari === 'string' && isTanggal(dari) && { dari }),
    ...(typeof sampai === 'string' && isTanggal(sampai) && { sampai }),
  }
}

function isOneOf<T extends string>(known: readonly T[], value: unknown): value is T {
  return (known as readonly unknown[]).includes(value)
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
