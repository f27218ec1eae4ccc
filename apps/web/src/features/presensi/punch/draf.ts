import { readAkun } from '../../../lib/session.ts'
import type { Jenis } from '../hari/jenis.ts'

/** What was chosen and written on the check-in screen, for the camera screen that sends it. */
export type Draf = {
  readonly keterangan: string
  /** The office picked by hand, where there are several */
  readonly kantorId: number | null
}

const KOSONG: Draf = { keterangan: '', kantorId: null }
/** A reason is for the punch that follows it, not for the next day's. */
const BERLAKU_MS = 3_600_000

/** Gone with the page, as a draft may be; of the account that wrote it alone. */
const draf = new Map<string, Draf & { readonly pada: number }>()

export function readDraf(jenis: Jenis): Draf {
  const ada = draf.get(namaDraf(jenis))
  return ada && performance.now() < ada.pada + BERLAKU_MS ? ada : KOSONG
}

export function storeDraf(jenis: Jenis, isi: Draf): void {
  draf.set(namaDraf(jenis), { ...isi, pada: performance.now() })
}

export function removeDraf(jenis: Jenis): void {
  draf.delete(namaDraf(jenis))
}

function namaDraf(jenis: Jenis): string {
  return `${readAkun()} ${jenis}`
}
