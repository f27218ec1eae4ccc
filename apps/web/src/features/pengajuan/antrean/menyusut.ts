import type { Page } from '../../../lib/pages.ts'

/** One answer of the server: the entries from `(page - 1) * perPage` on, and whether they are its last. */
export type Halaman<T> = { readonly items: readonly T[]; readonly isLast: boolean }

type Berid = { readonly id: number }
type FetchHalaman<T> = (page: number, perPage: number) => Promise<Halaman<T>>

/** Entries asked for at a time, and at most: the server gives no more than 100. */
const SEKALI = { biasa: 20, paling: 100 }
const COBA = 30

/**
 * Fetches the entries that follow the known ones in a list that others shorten meanwhile. The page asked for begins
 * within the known entries. Only an answer that holds a known entry, or that begins at the list's beginning, proves
 * that no entry was skipped; otherwise an earlier page is asked for.
 */
export async function fetchSesudah<T extends Berid>(
  known: readonly number[],
  fetchHalaman: FetchHalaman<T>,
): Promise<Page<T>> {
  const ids = new Set(known)
  let jumlah = known.length
  for (let i = 0; i < COBA; i += 1) {
    const { page, perPage } = halamanSesudah(jumlah)
    const { items, isLast } = await fetchHalaman(page, perPage)
    const baru = items.filter(({ id }) => !ids.has(id))
    const isTersambung = page === 1 || baru.length < items.length
    if (isTersambung && (isLast || baru.length > 0))
      return { items: baru, next: isLast ? undefined : page + 1 }
    // Where it has shrunk, far before this page; where it has grown at its head, from this page's end on.
    jumlah = isTersambung ? page * perPage : Math.floor(((page - 1) * perPage) / 2)
  }
  throw new Error('Daftar ini sedang banyak berubah. Coba lagi.')
}

/** The page that begins before the `jumlah`-th entry, holds it, and goes on beyond it. */
export function halamanSesudah(jumlah: number): { readonly page: number; readonly perPage: number } {
  const { biasa, paling } = SEKALI
  if (jumlah <= biasa / 2) return { page: 1, perPage: biasa }
  // Pages that grow with the list, so that whole ones of them end near what is known.
  const ukuran = Math.min(paling, Math.max(biasa, Math.ceil(2 * Math.sqrt(jumlah))))
  const sebelum = Math.max(1, Math.round((jumlah - 1) / ukuran))
  return { page: sebelum + 1, perPage: Math.floor((jumlah - 1) / sebelum) }
}

/**
 * Returns a fresh answer with the requests decided during this visit in their old places, so that nothing moves under
 * the finger.
 */
export function mergeTetap<T extends Berid>(
  lama: readonly T[],
  baru: readonly T[],
  isTetap: (id: number) => boolean,
): T[] {
  const hasil = [...baru]
  const tempat = (id: number) => hasil.findIndex((item) => item.id === id)
  lama.forEach((item, i) => {
    if (!isTetap(item.id) || tempat(item.id) !== -1) return
    const sebelum = lama.slice(0, i).findLast(({ id }) => tempat(id) !== -1)
    hasil.splice(sebelum === undefined ? 0 : tempat(sebelum.id) + 1, 0, item)
  })
  return hasil
}
