import type { ReactNode } from 'react'

/** A named part of a long form. */
export function Bagian(props: {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  const { title, hint, children } = props
  return (
    <section className="space-y-4 border-t border-line pt-5 first:border-0 first:pt-1">
      <div>
        <h2 className="text-base font-bold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-ink-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
