import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'

type ListCardProps = {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** In front: an avatar, an icon */
  readonly start?: ReactNode
  /** At the end of the first line: a badge, an amount */
  readonly end?: ReactNode
  /** Under the first lines */
  readonly children?: ReactNode
  /** Unread, chosen: on a tinted ground */
  readonly tinted?: boolean
  /**
   * What a tap anywhere on the card does: leads on, or opens something; with both it leads on, and says so. Neither: it
   * only shows.
   */
  readonly link?: LinkProps
  readonly onOpen?: () => void
}

/** One entry of a list. The whole card is pressed, its title names it; further buttons inside stay their own. */
export function ListCard(props: ListCardProps) {
  const { title, subtitle, start, end, children, tinted = false, link, onOpen } = props
  const cover =
    'text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3'
  return (
    <article
      className={`@container relative card p-4 ${tinted ? 'border-primary/25 bg-primary-soft' : ''} ${(link ?? onOpen) ? 'hover:border-field' : ''}`}
    >
      <div className="beside">
        {start}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-base font-semibold">
              {link !== undefined ? (
                <Link {...link} onClick={onOpen} className={cover}>
                  {title}
                </Link>
              ) : onOpen !== undefined ? (
                <button type="button" aria-haspopup="dialog" onClick={onOpen} className={cover}>
                  {title}
                </button>
              ) : (
                title
              )}
            </h2>
            {end}
          </div>
          {subtitle !== undefined && <p className="text-sm text-ink-muted">{subtitle}</p>}
        </div>
        {link !== undefined && <ChevronRight className="size-5 shrink-0 text-ink-muted" />}
      </div>
      {children}
    </article>
  )
}
