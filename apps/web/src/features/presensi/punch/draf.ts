import type { Jenis } from '../hari/jenis.ts'

/** What was chosen and written on the check-in screen, for the camera screen that sends it. */
export type Draf = {
  readonly keterangan: string
  /** The office picked by hand, where there are several */
  readonly kantorId: number | null
}

const KOSONG: Draf = { keterangan: '', kantorId: null }

/** Gone with the page, as a draft may be. */
const draf = new Map<Jenis, Draf>()

export function readDraf(jenis: Jenis): Draf {
  return draf.get(jenis) ?? KOSONG
}

export function storeDraf(jenis: Jenis, isi: Draf): void {
  draf.set(jenis, isi)
}

export function removeDraf(jenis: Jenis): void {
  draf.delete(jenis)
}
