import type { ReactNode } from 'react'

export type Stat = {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'primary' | 'accent' | 'destructive' | undefined
}

const TONES = { primary: 'text-primary', accent: 'text-accent', destructive: 'text-destructive' } as const

/** A few figures side by side, as many in a line as fit. */
export function StatRow({ items }: { readonly items: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-y-3">
      {items.map(({ label, value, tone }) => (
        <div key={label} className="border-l border-line px-3 max-[22rem]:px-2">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className={`text-base font-bold tabular-nums ${tone === undefined ? '' : TONES[tone]}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
