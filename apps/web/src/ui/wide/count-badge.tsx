type CountBadgeProps = {
  readonly count: number
  /** `waiting`: it asks for somebody */
  readonly tone: 'waiting' | 'neutral'
}

/** How many there are, or how many wait. */
export function CountBadge({ count, tone }: CountBadgeProps) {
  const look = tone === 'waiting' ? 'bg-accent text-on-primary' : 'bg-sunken text-ink-muted'
  return (
    <span className={`shrink-0 rounded-full px-2 py-0.5 text-xs font-bold tabular-nums ${look}`}>
      {count.toLocaleString('id-ID')}
    </span>
  )
}
