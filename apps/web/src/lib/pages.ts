import { type InfiniteData, type QueryKey, infiniteQueryOptions } from '@tanstack/react-query'

/** One page of a list. `next` is the number of the page after it, if there is one. */
export type Page<T> = { readonly items: readonly T[]; readonly next: number | undefined }

type Meta = { readonly current_page: number; readonly last_page: number }

/** The page of an answer that counts its pages. */
export function pageByMeta<W, T>(
  { data, meta }: { data: readonly W[]; meta: Meta },
  map: (wire: W) => T,
): Page<T> {
  const next = meta.current_page < meta.last_page ? meta.current_page + 1 : undefined
  return { items: data.map(map), next }
}

/** The page of an answer that links to the next. */
export function pageByLinks<W, T>(
  { data, links }: { data: readonly W[]; links: { readonly next: string | null } },
  map: (wire: W) => T,
): Page<T> {
  const page = links.next === null ? null : new URL(links.next, 'http://rekan').searchParams.get('page')
  return { items: data.map(map), next: page === null ? undefined : Number(page) }
}

type PagesOptions<P extends Page<unknown>, K extends QueryKey> = {
  readonly queryKey: K
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<P>
}

/** The query of a list that is read page by page, from 1. */
export function pagesOptions<P extends Page<unknown>, const K extends QueryKey>({
  queryKey,
  fetchPage,
}: PagesOptions<P, K>) {
  return infiniteQueryOptions<P, Error, InfiniteData<P, number>, K, number>({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
  })
}
