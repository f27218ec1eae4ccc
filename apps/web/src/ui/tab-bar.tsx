import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

export type Tab = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly icon: LucideIcon
  /** The one raised tab in the middle */
  readonly raised?: boolean
}

const RAISED =
  '-mt-9 grid size-14 place-items-center rounded-full bg-primary text-on-primary shade-afloat group-hover:bg-primary-strong'

/** The bottom navigation, always in sight and in one row. */
export function TabBar({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label="Menu utama"
      className="@container sticky bottom-0 z-10 mt-auto border-t border-line bg-surface pb-safe-2"
    >
      <ul className="flex">
        {tabs.map(({ to, label, icon: Icon, raised = false }) => (
          <li key={label} className="min-w-min flex-1 tight:min-w-12 tight:flex-auto">
            <Link
              to={to}
              aria-label={label}
              className="group flex min-h-15 flex-col items-center justify-end gap-1.5 px-1 pt-2 pb-1 text-xs font-medium text-ink-muted tight:h-full tight:min-h-12 tight:justify-center tight:gap-0.5 tight:px-0 tight:pt-1 tight:text-[min(0.75rem,7vw)] tight:leading-none aria-[current=page]:font-bold aria-[current=page]:text-primary"
            >
              <span className={raised ? RAISED : ''}>
                <Icon className={raised ? 'size-7' : 'size-6'} strokeWidth={1.75} />
              </span>
              {/* Text so large has room for one word: where one is. */}
              <span className="w-full text-center tight:not-group-aria-[current=page]:hidden">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
