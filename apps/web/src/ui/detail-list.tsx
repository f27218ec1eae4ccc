import type { ReactNode } from 'react'

export type Detail = { readonly label: string; readonly value: ReactNode }

type DetailListProps = {
  readonly items: readonly Detail[]
  /** `stack`: the label above the value, for texts. `row`: side by side, for amounts and times. */
  readonly layout?: 'stack' | 'row'
}

/** Labels and values of one record. A value that is missing shows as a dash. */
export function DetailList({ items, layout = 'stack' }: DetailListProps) {
  return (
    <dl className={layout === 'stack' ? 'space-y-3' : 'space-y-2'}>
      {items.map(({ label, value }) => (
        <div
          key={label}
          className={layout === 'stack' ? '' : 'flex flex-wrap items-baseline justify-between gap-x-4'}
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className={layout === 'stack' ? 'text-base font-semibold' : 'ml-auto font-medium tabular-nums'}>
            {value == null || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
