import { type Key, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { errorFrom } from '../lib/api-error.ts'
import type { Page } from '../lib/pages.ts'
import { Button } from './button.tsx'
import { LoadError } from './load-error.tsx'
import { SkeletonList } from './skeleton.tsx'

type InfiniteListProps<T> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<T>>>
  readonly keyOf: (item: T) => Key
  readonly children: (item: T) => ReactNode
  /** While nothing is at hand; five cards unless given */
  readonly pending?: ReactNode
  readonly empty: ReactNode
  /** Shown instead of the error's own message */
  readonly error?: string
  /** 'Tidak ada data lembur selanjutnya.' */
  readonly end: string
  /** 'Gagal memuat data lembur selanjutnya.' */
  readonly nextError: string
}

/**
 * A list read page by page in its five states: pending, empty, failed, more to come or failed to come, at its end.
 * The next page is asked for as its end comes near.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { query, keyOf, children, pending = <SkeletonList />, empty, error, end, nextError } = props
  const list = useRowHeights()
  if (query.data === undefined) {
    if (!query.isError) return pending
    const message = error ?? errorFrom(query.error).message
    return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <ul ref={list} className="rows">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      <ListEnd query={query} count={items.length} end={end} nextError={nextError} />
    </>
  )
}

type ListEndProps = Pick<InfiniteListProps<unknown>, 'end' | 'nextError'> & {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  readonly count: number
}

function ListEnd({ query, count, end, nextError }: ListEndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  // After a failure only a press asks again, lest it fails on and on.
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const ref = useNearEnd(isWaiting, count, () => void fetchNextPage())
  if (!hasNextPage) return <p className="py-4 text-center text-sm text-ink-muted">{end}</p>
  return (
    <div ref={ref} className="py-2 text-center">
      {isFetchNextPageError && (
        <p role="alert" className="pt-2 text-sm font-medium text-destructive">
          {nextError}
        </p>
      )}
      <Button
        tone="plain"
        busy={isFetchingNextPage}
        icon={isFetchNextPageError && <RotateCw className="size-5" />}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? 'Coba Lagi' : isFetchingNextPage ? 'Memuat…' : 'Muat lagi'}
      </Button>
    </div>
  )
}

/** Calls back while the element is on screen or about to be; again for each `count`, as long as it `isWaiting`. */
function useNearEnd(isWaiting: boolean, count: number, onNear: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    if (!isWaiting || count === 0 || ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near.current(),
      { rootMargin: '0px 0px 600px 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isWaiting, count])
  return ref
}

/** The first rows are always laid out (theme.css, `rows`). */
const NEAR = 20

/**
 * The others are, once, as they come; from then on their own height stands for them while they are far, so that a list
 * to which one comes back is where it was.
 */
function useRowHeights(): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = ref.current
    const rows = Array.from(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []).slice(NEAR)
    const fresh = rows.filter((row) => row.style.containIntrinsicSize === '')
    if (list === null || fresh.length === 0) return
    list.style.setProperty('--far', 'visible')
    const heights = fresh.map((row) => row.firstElementChild?.getBoundingClientRect().height ?? 0)
    fresh.forEach((row, i) => (row.style.containIntrinsicSize = `auto ${heights[i]}px`))
    list.style.removeProperty('--far')
  })
  return ref
}
