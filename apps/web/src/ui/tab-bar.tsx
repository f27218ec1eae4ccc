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

/** The bottom navigation, always in sight. */
export function TabBar({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label="Menu utama"
      className="sticky bottom-0 z-10 mt-auto border-t border-line bg-surface pb-safe-2"
    >
      <ul className="flex flex-wrap">
        {tabs.map(({ to, label, icon: Icon, raised = false }) => (
          <li key={label} className="min-w-min flex-1">
            <Link
              to={to}
              className="group flex min-h-15 flex-col items-center justify-end max-[16rem]:min-h-11 max-[16rem]:justify-center gap-1.5 px-1 pt-2 pb-1 text-xs font-medium text-ink-muted aria-[current=page]:font-bold aria-[current=page]:text-primary"
            >
              {/* Text so large has room for its words alone, in two rows. */}
              <span className={`max-[16rem]:hidden ${raised ? RAISED : ''}`}>
                <Icon className={raised ? 'size-7' : 'size-6'} strokeWidth={1.75} />
              </span>
              <span className="w-full text-center">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
