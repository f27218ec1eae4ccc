import type { ReactNode } from 'react'

type WidePageProps = {
  readonly title: string
  /** Its actions, at the end of the title's line where there is room */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen of the back office: its name and actions, below them as much width as there is. */
export function WidePage({ title, actions, children }: WidePageProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 desk:px-8 desk:pt-6">
        <h1 tabIndex={-1} className="min-w-0 text-lg font-bold">
          {title}
        </h1>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="flex flex-1 flex-col px-4 pb-safe-6 desk:px-8">{children}</div>
    </>
  )
}
