import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'

/** What a query brought, its shape while it is under way, or why it failed with another try. */
export function Muatan<T>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (error !== null && !isFetching)
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  return <SkeletonList count={3} />
}
