import { useCallback, useMemo, useState } from 'react'
import { type QueryKey, keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import type { CallAnswer, CallArgs, CallInput, CallKey } from '../../lib/http.types.ts'
import { keyOf } from '../../lib/query.ts'
import type { GridRows } from './grid.ts'

/** A part of a list, and how many rows all of it has. */
export type WindowOf<T> = { readonly data: readonly T[]; readonly total: number }

/** Calls that answer a part of a list, and how many rows all of it has */
type RowsKey = {
  [K in CallKey]: CallAnswer<K> extends {
    readonly data: readonly unknown[]
    readonly meta: { readonly total: number }
  }
    ? CallInput<K> extends { readonly query: { readonly mulai?: unknown; readonly jumlah?: unknown } }
      ? K
      : never
    : never
}[CallKey]
type RowsInput<K extends RowsKey> = Omit<CallInput<K>, 'query'> & {
  readonly query: Omit<CallInput<K>['query'], 'mulai' | 'jumlah'>
}

type RowOf<K extends RowsKey> = CallAnswer<K>['data'][number]

/**
 * The rows of a list that a call answers part by part, and what it says of all of them (`meta`), which stays in sight while the next
 * is fetched.
 */
export function useCallRows<K extends RowsKey>(key: K, input: RowsInput<K>) {
  const queryKey = [...keyOf(key, input), 'baris']
  const fetchWindow = async (mulai: number, jumlah: number, signal: AbortSignal) => {
    const query = { ...input.query, mulai: String(mulai), jumlah: String(jumlah) }
    const { data, meta } = await call(key, ...([{ ...input, query, signal }] as unknown as CallArgs<K>))
    const rows: readonly unknown[] = data
    return { data: rows as readonly RowOf<K>[], total: meta.total, meta: meta as CallAnswer<K>['meta'] }
  }
  const rows: GridRows<RowOf<K>> = useWindowRows(queryKey, fetchWindow)
  const { data: first } = useQuery({
    queryKey: [...queryKey, 'jendela', 0],
    queryFn: ({ signal }) => fetchWindow(0, SIZE, signal),
    placeholderData: keepPreviousData,
  })
  return { ...rows, meta: first?.meta }
}

/** Rows of one request. */
const SIZE = 100

/**
 * The rows of a long list, fetched a hundred at a time as they come into sight. Another key, such as another filter,
 * begins anew; rows that are there already stay as long as the app keeps its answers.
 *
 * @param fetchWindow so many rows from one on; the first is 0
 */
export function useWindowRows<T>(
  key: QueryKey,
  fetchWindow: (mulai: number, jumlah: number, signal: AbortSignal) => Promise<WindowOf<T>>,
): GridRows<T> {
  const [range, setRange] = useState({ from: 0, to: 0 })
  const want = useCallback((from: number, to: number) => {
    const next = { from: Math.floor(from / SIZE), to: Math.floor(to / SIZE) }
    setRange((now) => (now.from === next.from && now.to === next.to ? now : next))
  }, [])
  // The first is always among them: it says how many there are.
  const pages = useMemo(
    () => [...new Set([0, ...Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i)])],
    [range],
  )
  const queryClient = useQueryClient()
  const windowOf = (page: number) => ({
    queryKey: [...key, 'jendela', page],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchWindow(page * SIZE, SIZE, signal),
  })
  const windows = useQueries({ queries: pages.map(windowOf) })
  const [first, ...later] = windows
  const failed = later.find(({ isError, data }) => isError && data === undefined)
  const byPage = new Map(pages.map((page, i) => [page, windows[i]?.data?.data]))
  return {
    total: first?.data?.total,
    at: (index) => byPage.get(Math.floor(index / SIZE))?.[index % SIZE],
    want,
    load: async (from, to) => {
      const [start, end] = [Math.floor(from / SIZE), Math.floor(to / SIZE)]
      const found = await Promise.all(
        Array.from({ length: end - start + 1 }, (_, i) => queryClient.ensureQueryData(windowOf(start + i))),
      )
      return found.flatMap(({ data }) => data).slice(from - start * SIZE, to - start * SIZE + 1)
    },
    laterFailure: failed === undefined ? null : errorFrom(failed.error).message,
    failure: first?.error === null || first === undefined ? null : errorFrom(first.error).message,
    retry: () => void Promise.all(windows.map(async (one) => (one.isError ? one.refetch() : null))),
  }
}
