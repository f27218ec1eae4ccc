import { KODE_KEADAAN, type KeadaanPengumuman } from '@rekan/domain/pengumuman/siaran'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of the desk: what narrows the list, its order and columns. */
export type CariMeja = GridView & {
  readonly q?: string
  readonly keadaan?: KeadaanPengumuman
  /** Those whose readers are to say that they understood */
  readonly wajib?: true
}

/** Reads it from an address; what does not belong is left out. */
export function readCariMeja(search: Readonly<Record<string, unknown>>): CariMeja {
  const { q, keadaan, wajib } = search
  const teks = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 100) : ''
  const dikenal = KODE_KEADAAN.find((kode) => kode === keadaan)
  return {
    ...readGridView(search),
    ...(teks !== '' && { q: teks }),
    ...(dikenal && { keadaan: dikenal }),
    ...(wajib === true && { wajib }),
  }
}
