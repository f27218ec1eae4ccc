import { KODE_KEADAAN, type KeadaanPengumuman } from '@rekan/domain/pengumuman/siaran'
import type { SasaranIsian } from './naskah.ts'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What the address keeps of the desk: what narrows the list, its order and columns. */
export type CariMeja = GridView & {
  readonly q?: string
  readonly keadaan?: KeadaanPengumuman
  /** Those whose readers are to say that they understood */
  readonly wajib?: true
  /** How a new one begins: for who is on duty, at that site */
  readonly bertugas?: true
  readonly kantor?: number
}

/** What a new announcement begins with, read from an address. */
export function readAwal({ bertugas, kantor }: Readonly<Record<string, unknown>>): Partial<SasaranIsian> {
  const isKantor = typeof kantor === 'number' && Number.isInteger(kantor) && kantor > 0
  return { ...(bertugas === true && { bertugas }), ...(isKantor && { kantor: [kantor] }) }
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
