import type { StatusAkun } from '@rekan/domain/auth/undangan'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of the desk: what narrows the list, its order and columns. */
export type CariMeja = GridView & {
  readonly q?: string
  readonly kantor?: number
  readonly koordinator?: number
  readonly jenis?: number
  readonly akun?: StatusAkun
  /** Whose contract ends soon */
  readonly habis?: true
  /** Those who have left */
  readonly keluar?: true
}

/** All that the address keeps: beside the list, which section of a person is open. */
export type CariKaryawan = CariMeja & { readonly bagian?: string }

const AKUN: readonly string[] = [
  'BELUM_DIUNDANG',
  'UNDANGAN_TERKIRIM',
  'UNDANGAN_BELUM_DIBUKA',
  'AKTIF',
] satisfies StatusAkun[]

/** Reads it from an address; what does not belong is left out. */
export function readCariMeja(search: Readonly<Record<string, unknown>>): CariMeja {
  const { q, kantor, koordinator, jenis, akun, habis, keluar } = search
  return {
    ...readGridView(search),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(isId(kantor) && { kantor }),
    ...(isId(koordinator) && { koordinator }),
    ...(isId(jenis) && { jenis }),
    ...(typeof akun === 'string' && AKUN.includes(akun) && { akun: akun as StatusAkun }),
    ...(habis === true && { habis }),
    ...(keluar === true && { keluar }),
  }
}

/** The section of a person that an address names. */
export function readBagian({ bagian }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof bagian === 'string' ? bagian : undefined
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
