import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { ListCard } from './list-card.tsx'

type LinkCardProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** What is found there */
  readonly subtitle: string
  readonly link: LinkProps
}

/** An entry of a menu: where it leads, and to what. */
export function LinkCard({ icon: Icon, ...card }: LinkCardProps) {
  return (
    <ListCard
      {...card}
      start={
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
      }
    />
  )
}
