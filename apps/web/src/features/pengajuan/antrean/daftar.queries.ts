import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { Page } from '../../../lib/pages.ts'
import type { Keputusan } from './antrean.ts'
import { type Halaman, fetchSesudah, mergeTetap } from './menyusut.ts'
import type { Saringan } from './pengajuan.search.ts'
import type { HalamanDiminta, Pengajuan, Segmen } from './pengajuan.ts'

/** How one kind of request is listed and decided. */
export type Jalan<T extends Pengajuan> = {
  readonly nama: 'izin' | 'lembur'
  /** Where one's own are read */
  readonly sendiri: '/rekap/perizinan' | '/lembur'
  readonly fetchHalaman: (
    segmen: Segmen,
    saringan: Saringan,
    halaman: HalamanDiminta,
    signal: AbortSignal,
  ) => Promise<Halaman<T>>
  readonly fetchSatu: (id: number) => Promise<T>
  readonly decide: (id: number, keputusan: Keputusan, kunci: string) => Promise<T>
}

export type DaftarData<T> = InfiniteData<Page<T>, readonly number[]>
export type DaftarQuery<T> = UseInfiniteQueryResult<DaftarData<T>>

export function daftarKey(nama: Jalan<Pengajuan>['nama']) {
  return ['pengajuan', nama] as const
}

/** One view of the list. `isTetap` names the requests decided during this visit, which keep their place. */
export function useDaftar<T extends Pengajuan>(
  jalan: Jalan<T>,
  segmen: Segmen,
  saringan: Saringan,
  isTetap: (id: number) => boolean,
): DaftarQuery<T> {
  return useInfiniteQuery<Page<T>, Error, DaftarData<T>, readonly unknown[], readonly number[]>({
    queryKey: [...daftarKey(jalan.nama), segmen, saringan],
    queryFn: ({ pageParam, signal }) =>
      fetchSesudah(pageParam, (page, perPage) =>
        jalan.fetchHalaman(segmen, saringan, { page, perPage }, signal),
      ),
    initialPageParam: [],
    // What has been decided is no more in the server's list, nor among what a page of it begins after.
    getNextPageParam: ({ next }, pages) =>
      next === undefined
        ? undefined
        : pages.flatMap(({ items }) =>
            items.filter(({ nasib }) => nasib.status === segmen).map(({ id }) => id),
          ),
    structuralSharing: (lama, baru) =>
      lama === undefined ? baru : mergeDaftar(lama as DaftarData<T>, baru as DaftarData<T>, isTetap),
    select: (data) => withoutLain(data, ({ id, nasib }) => nasib.status === segmen || isTetap(id)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Puts an entry in the place of what stands for it. */
export function replaceIn<T extends Pengajuan>(data: DaftarData<T> | undefined, baru: T) {
  return data && withItems(data, (items) => items.map((item) => (item.id === baru.id ? baru : item)))
}

export function findIn<T extends Pengajuan>(data: DaftarData<T> | undefined, id: number): T | undefined {
  return data?.pages.flatMap(({ items }) => items).find((item) => item.id === id)
}

function mergeDaftar<T extends Pengajuan>(
  lama: DaftarData<T>,
  baru: DaftarData<T>,
  isTetap: (id: number) => boolean,
): DaftarData<T> {
  const ada = new Set(baru.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const hilang = lama.pages.some(({ items }) => items.some(({ id }) => isTetap(id) && !ada.has(id)))
  if (!hilang) return baru
  const [pertama, ...halamanLain] = baru.pages
  if (pertama === undefined) return baru
  const semua = mergeTetap(
    lama.pages.flatMap(({ items }) => items),
    baru.pages.flatMap(({ items }) => items),
    isTetap,
  )
  // The bounds of pages mean nothing here: all stands in the first, what comes next is told by the last.
  const kosong = halamanLain.map((page) => ({ ...page, items: [] }))
  return { ...baru, pages: [{ ...pertama, items: semua }, ...kosong] }
}

function withoutLain<T>(data: DaftarData<T>, isShown: (item: T) => boolean): DaftarData<T> {
  return withItems(data, (items) => items.filter(isShown))
}

function withItems<T>(data: DaftarData<T>, map: (items: readonly T[]) => readonly T[]): DaftarData<T> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: map(page.items) })) }
}
