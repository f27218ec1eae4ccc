import type { ReactNode } from 'react'

type RingkasProps = {
  readonly items: readonly { readonly label: string; readonly value: ReactNode; readonly isLewat?: boolean }[]
}

/** The request's own figures, on a ground of their own: what is asked for in front, what it is measured by behind. */
export function Ringkas({ items }: RingkasProps) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2">
      {items.map(({ label, value, isLewat = false }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className={`text-base font-bold tabular-nums ${isLewat ? 'text-accent' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
