import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'

const INK: Readonly<Record<Tone, string>> = {
  primary: 'text-primary',
  accent: 'text-accent',
  success: 'text-success',
  destructive: 'text-destructive',
  away: 'text-away',
  neutral: 'text-ink-muted',
}
/** Of 100 around the ring. */
const GAP = 1.5

type RingProps = {
  readonly shares: readonly { readonly value: number; readonly tone: Tone }[]
  /** In the middle: the one figure that matters */
  readonly children: ReactNode
}

/** Shares of a whole as a ring. For the eye alone: what it shows stands beside it in words and numbers. */
export function Ring({ shares, children }: RingProps) {
  const filled = shares.filter(({ value }) => value > 0)
  const total = filled.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className="relative size-32 max-w-full shrink-0">
      <svg viewBox="0 0 36 36" className="size-full" fill="none" strokeWidth="5" aria-hidden="true">
        <circle cx="18" cy="18" r="15.5" stroke="currentColor" className="text-line" />
        {filled.map(({ value, tone }, i) => {
          const before = filled.slice(0, i).reduce((sum, share) => sum + share.value, 0)
          return (
            <circle
              key={before}
              cx="18"
              cy="18"
              r="15.5"
              pathLength="100"
              stroke="currentColor"
              strokeDasharray={
                filled.length > 1 ? `${Math.max((100 * value) / total - GAP, 1)} 100` : undefined
              }
              strokeDashoffset={(-100 * before) / total}
              transform="rotate(-90 18 18)"
              className={INK[tone]}
            />
          )
        })}
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  )
}
