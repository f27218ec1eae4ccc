/** A grey place for what comes, in its size: `<Skeleton className="h-4 w-1/2" />`. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span className={`block animate-pulse rounded-control bg-line ${className}`} />
}

type SkeletonListProps = {
  /** Lists show five (`docs/rules.md`, section 11.1). */
  readonly count?: number
  /** Whether the cards to come have a picture in front */
  readonly avatar?: boolean
  /** Lines of text under the first */
  readonly lines?: number
}

/** Cards in the shape of those to come. */
export function SkeletonList({ count = 5, avatar = false, lines = 1 }: SkeletonListProps) {
  return (
    <div role="status" aria-label="Memuat…" className="space-y-3">
      {Array.from({ length: count }, (_, i) => (
        <SkeletonCard key={i} avatar={avatar} lines={lines} />
      ))}
    </div>
  )
}

/** One card with the heights of a `ListCard`: a first line, `lines` more. */
export function SkeletonCard({ avatar = false, lines = 1 }: Omit<SkeletonListProps, 'count'>) {
  return (
    <div className="flex items-center gap-3 card p-4">
      {avatar && <Skeleton className="size-11 shrink-0 rounded-full" />}
      <div className="flex-1">
        <div className="flex h-6 items-center justify-between">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-16" />
        </div>
        {Array.from({ length: lines }, (_, i) => (
          <div key={i} className="flex h-5 items-center">
            <Skeleton className="h-3 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  )
}
