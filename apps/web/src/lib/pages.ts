import { type InfiniteData, type QueryKey, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './http.ts'
import type { CallAnswer, CallArgs, CallInput, CallKey } from './http.types.ts'
import { keyOf } from './query.ts'

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

type ByMeta = { readonly data: readonly unknown[]; readonly meta: Meta }
type ByLinks = { readonly data: readonly unknown[]; readonly links: { readonly next: string | null } }
/** Calls that answer a list page by page */
type PagedKey = {
  [K in CallKey]: CallAnswer<K> extends ByMeta | ByLinks
    ? CallInput<K> extends { readonly query: { readonly page?: unknown } }
      ? K
      : never
    : never
}[CallKey]
type PagedInput<K extends PagedKey> = Omit<CallInput<K>, 'query'> & {
  readonly query: Omit<CallInput<K>['query'], 'page'>
}

/** The query of a list that a call answers page by page, from 1. */
export function pagesQuery<K extends PagedKey>(key: K, input: PagedInput<K>) {
  return pagesOptions({
    queryKey: [...keyOf(key, input), 'halaman'],
    fetchPage: async (page, signal): Promise<Page<CallAnswer<K>['data'][number]>> => {
      const query = { ...input.query, page: String(page) }
      const answer: ByMeta | ByLinks = await call(
        key,
        ...([{ ...input, query, signal }] as unknown as CallArgs<K>),
      )
      const keep = (wire: unknown) => wire as CallAnswer<K>['data'][number]
      return 'links' in answer ? pageByLinks(answer, keep) : pageByMeta(answer, keep)
    },
  })
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
