import { useState } from 'react'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { Option, OptionSource } from './searchable-select.tsx'

type OptionPage<Value> = { readonly options: readonly Option<Value>[]; readonly hasMore: boolean }

type OptionSearch<Value> = {
  /** Under which the answers are kept; what is searched is added to it. */
  readonly queryKey: QueryKey
  /** One page of what matches `text` ('' for everything); pages count from 1. */
  readonly fetchPage: (request: {
    readonly text: string
    readonly page: number
    readonly signal: AbortSignal
  }) => Promise<OptionPage<Value>>
}

/** Options of a `SearchableSelect` that the server searches: `<SearchableSelect {...useOptionSearch(…)} … />`. */
export function useOptionSearch<Value>({ queryKey, fetchPage }: OptionSearch<Value>): {
  options: readonly Option<Value>[]
  source: OptionSource
} {
  const [text, setText] = useState('')
  const query = useInfiniteQuery({
    queryKey: [...queryKey, { text }],
    queryFn: ({ pageParam, signal }) => fetchPage({ text, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
  return {
    options: query.data?.pages.flatMap((page) => page.options) ?? [],
    source: {
      text,
      search: setText,
      isPending: query.isPending || query.isFetchingNextPage,
      isError: query.isError,
      retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
      hasMore: query.hasNextPage,
      loadMore: () => void query.fetchNextPage(),
    },
  }
}
