import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

export type MenuEntry = {
  readonly label: string
  readonly icon: LucideIcon
  readonly to: NonNullable<LinkProps['to']>
}

/** Ways on from a screen, four in a row: an icon with its word below; text so large has a row for each. */
export function QuickMenu({
  label,
  entries,
}: {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-[repeat(4,minmax(0,1fr))] gap-y-3 max-[22rem]:grid-cols-[repeat(3,minmax(0,1fr))] max-[16rem]:grid-cols-1">
        {entries.map(({ label: word, icon: Icon, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex flex-col items-center gap-2 rounded-control py-1 text-center text-xs font-medium max-[16rem]:flex-row max-[16rem]:text-left"
            >
              <span className="grid size-12.5 place-items-center rounded-card border border-line bg-surface text-primary group-hover:border-primary">
                <Icon className="size-6" strokeWidth={1.75} />
              </span>
              <span className="w-full px-0.5">{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
