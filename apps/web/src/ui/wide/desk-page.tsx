import type { ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'

type DeskPageProps = {
  readonly title: string
  /** How many the list holds, beside the title */
  readonly count?: number | undefined
  /** Its actions, at the end of the title's line where there is room */
  readonly actions?: ReactNode
  /** What narrows the list, in a row below the title */
  readonly filters?: ReactNode
  /** One record, beside the list: the desk's `Outlet` */
  readonly pane?: ReactNode
  readonly children: ReactNode
}

/**
 * A desk of the back office: its name and actions, what narrows it, and below that as much room as there is. On a wide
 * screen the body scrolls by itself and the rest stays in sight; on a narrow one the page scrolls.
 */
export function DeskPage({ title, count, actions, filters, pane, children }: DeskPageProps) {
  return (
    <>
      <div
        data-under-pane
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 desk:px-5 desk:pt-3 desk:pb-2"
      >
        <div className="flex min-w-0 items-center gap-3">
          <h1 tabIndex={-1} className="min-w-0 text-lg font-bold">
            {title}
          </h1>
          {count !== undefined && <CountBadge count={count} tone="neutral" />}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {filters !== undefined && (
        <div data-under-pane className="flex flex-wrap items-center gap-2 px-4 pb-3 desk:px-5 desk:pb-2">
          {filters}
        </div>
      )}
      <div className="relative flex min-h-0 flex-1 gap-4 px-4 pb-safe-5 desk:px-5 desk:pb-3">
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
          tabIndex={0}
          className="flex min-w-0 flex-1 flex-col desk:overflow-y-auto"
        >
          {children}
        </div>
        {pane}
      </div>
    </>
  )
}
