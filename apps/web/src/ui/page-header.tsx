import type { ReactNode } from 'react'
import { Link, type LinkProps, useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the link stood that led here; `PageHeader` takes the way back to it as it was, filters and place included */
    dari?: string
  }
}

type PageHeaderProps = {
  readonly title: string
  /** Where the arrow leads */
  readonly back: LinkProps
  /** At the end of the line: 'Mark all as Read' */
  readonly end?: ReactNode
}

/** A screen's name with the way back beside it. */
export function PageHeader({ title, back, end }: PageHeaderProps) {
  const { history } = useRouter()
  const dari = useRouterState({ select: ({ location }) => location.state.dari })
  return (
    <header className="flex items-center gap-2 px-3.5 pt-safe-3 pb-3">
      <Link
        {...back}
        aria-label="Kembali"
        onClick={(event) => {
          if (dari === undefined || dari !== back.to || event.metaKey || event.ctrlKey || event.shiftKey)
            return
          event.preventDefault()
          history.back()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <ArrowLeft className="size-5.5" />
      </Link>
      <h1 tabIndex={-1} className="min-w-0 flex-1 text-lg font-bold">
        {title}
      </h1>
      {end}
    </header>
  )
}
